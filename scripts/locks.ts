import { parseArgs } from 'node:util';
import { command } from './lib/command.ts';
import { completeLocks } from './lib/lock-files.ts';

const help = `
npm run locks

Adds to both lock files what npm has left out: packages of other platforms (when
it cannot look them up while writing the file), and where each package lies,
without naming a registry. Run it after changing dependencies; "npm run check"
asks for it.
`;

await command(help, async (args) => {
  parseArgs({ args, options: {} });
  for (const { file, count } of await completeLocks()) console.log(`${file}: ${count} added`);
  return 0;
});
