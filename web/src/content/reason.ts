import { z } from 'zod';

const issuesTold = 3;
const charactersTold = 300;

/** Why something failed, in one line of bounded length. */
export function reasonOf(error: unknown): string {
  return sentenceOf(error).slice(0, charactersTold);
}

function sentenceOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    const told = error.issues
      .slice(0, issuesTold)
      .map(({ path, message }) => `${path.join('.')}: ${message}`);
    const others = error.issues.length - told.length;
    return [...told, ...(others > 0 ? [`and ${others} more`] : [])].join('; ');
  }
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : 'unknown';
}
