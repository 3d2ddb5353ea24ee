import { Problem } from './problem.ts';

/** Runs a command of this repository: `--help` explains it, a failure ends it with a sentence. */
export async function command(help: string, main: (args: string[]) => Promise<number>) {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help.trim());
    return;
  }
  try {
    process.exit(await main(args));
  } catch (error) {
    console.error(`\n${sentenceFor(error)}`);
    process.exit(1);
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof Problem) {
    return error.detail ? `✗ ${error.message}\n\n${error.detail}` : `✗ ${error.message}`;
  }
  if (isArgumentError(error)) return `✗ ${error.message} --help lists what there is.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** `node:util` parseArgs refuses unknown flags with errors that already read well. */
function isArgumentError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS')
  );
}
