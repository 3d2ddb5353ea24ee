import { parseArgs } from 'node:util';
import { command } from './lib/command.ts';
import { checkMachine, prepareForProduction } from './lib/prepare.ts';
import { closeToOthers } from './lib/private-files.ts';
import { productionPrograms } from './lib/programs.ts';
import { createProgress } from './lib/progress.ts';
import { loadSettings } from './lib/settings.ts';
import { runTogether } from './lib/together.ts';
import { welcome } from './lib/welcome.ts';

const help = `
npm start

Runs the whole of Salve on this machine: the content service and the site.
Installs, builds and fills the database where that has not been done yet;
the first start takes a few minutes, later ones seconds. Ctrl-C stops both.

Settings come from the environment or from a file .env (see .env.example):
  PORT          the site's port (3000)
  CMS_PORT      the content service's port (1337)
  CMS_HOST      where it listens (127.0.0.1: nobody but this machine reaches it)
  CONTENT_URL   use the content service at this address and do not start one
  DATABASE_URL  postgres://… instead of SQLite
`;

await command(help, async (args) => {
  parseArgs({ args, options: {} });
  const settings = await loadSettings();
  const progress = createProgress();
  await checkMachine(settings);
  await prepareForProduction(settings, progress);
  await closeToOthers(settings.dataDir);
  const { members, firstAdministrator } = productionPrograms(settings);
  await runTogether(members, progress, () => progress.say(welcome(settings, firstAdministrator())));
  return 0;
});
