import { parseArgs } from 'node:util';
import { command } from './lib/command.ts';
import { completeLocks } from './lib/lock-files.ts';

const help = `
npm run locks

Adds to both lock files the packages of other platforms that npm has left out
(it does when it cannot look them up while writing the file). Run it after
changing dependencies when "npm ci" or "npm run check" asks for it.
`;

await command(help, async (args) => {
  parseArgs({ args, options: {} });
  for (const { file, count } of await completeLocks()) console.log(`${file}: ${count} added`);
  return 0;
});
