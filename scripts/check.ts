import { parseArgs } from 'node:util';
import { runChecks } from './lib/checks.ts';
import { command } from './lib/command.ts';
import { createProgress } from './lib/progress.ts';
import { isGood } from './lib/stages/results.ts';

const help = `
npm run check

Everything that can be said about the code without running it: lint and format
(Biome), types of scripts, site, content service and its admin (tsc), who may
import whom (dependency-cruiser), what nobody uses (knip), links in the
documentation and a few rules of hygiene. The checks run side by side and
remember what they saw in .tmp/cache, so that the second time is quick.
"npm run format" mends what can be mended automatically.
`;

await command(help, async (args) => {
  parseArgs({ args, options: {} });
  return isGood(await runChecks(createProgress())) ? 0 : 1;
});
