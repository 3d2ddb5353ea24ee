import { parseArgs } from 'node:util';
import { command } from './lib/command.ts';
import { checkMachine, prepareForDevelopment } from './lib/prepare.ts';
import { closeToOthers } from './lib/private-files.ts';
import { developmentPrograms } from './lib/programs.ts';
import { createProgress } from './lib/progress.ts';
import { loadSettings } from './lib/settings.ts';
import { runTogether } from './lib/together.ts';
import { welcome } from './lib/welcome.ts';

const help = `
npm run dev

Runs the content service and the site with hot reload: a change in cms/ or web/
shows without a restart. Same settings, secrets and database as npm start.
Ctrl-C stops both. With CONTENT_URL set, only the site runs.
`;

await command(help, async (args) => {
  parseArgs({ args, options: {} });
  const settings = await loadSettings();
  const progress = createProgress();
  await checkMachine(settings);
  await prepareForDevelopment(settings, progress);
  await closeToOthers(settings.dataDir);
  // Both programs write to the terminal, so a line that redraws itself would fight with them.
  const plain = createProgress({ write: (text) => process.stdout.write(text) });
  const { members, firstAdministrator } = developmentPrograms(settings);
  await runTogether(members, plain, () => plain.say(welcome(settings, firstAdministrator())));
  return 0;
});
