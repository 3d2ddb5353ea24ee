import { parseArgs } from 'node:util';
import { command } from './lib/command.ts';
import { checkSettingNames } from './lib/doctor/setting-names.ts';
import { checkMachine, prepareForProduction } from './lib/prepare.ts';
import { closeToOthers } from './lib/private-files.ts';
import { Problem } from './lib/problem.ts';
import { productionPrograms } from './lib/programs.ts';
import { createProgress } from './lib/progress.ts';
import { loadSettings } from './lib/settings.ts';
import { runTogether } from './lib/together.ts';
import { welcome } from './lib/welcome.ts';

const help = `
npm start [-- --empty | --sample]

Runs the whole of Salve on this machine: the content service and the site.
Installs, builds and fills the database where that has not been done yet;
the first start takes a few minutes, later ones seconds. One that ends by
itself later on is started again, alone. Ctrl-C stops both.

  --empty    leave a new database empty, to write everything in the admin
  --sample   fill a new database with the sample agency; unasked only SQLite's
             is filled, and only where SITE_URL is not https

Settings come from the environment or from a file .env (see .env.example):
  PORT          the site's port (3000)
  CMS_PORT      the content service's port (1337)
  CMS_HOST      where it listens (127.0.0.1: nobody but this machine reaches it)
  CONTENT_URL   use the content service at this address and do not start one
  DATABASE_URL  postgres://… instead of SQLite
`;

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: { empty: { type: 'boolean' }, sample: { type: 'boolean' } },
  });
  if (values.empty && values.sample) throw new Problem('Choose one of --empty and --sample.');
  const contents = values.empty ? 'empty' : values.sample ? 'sample' : undefined;
  const settings = await loadSettings();
  const progress = createProgress();
  for (const { state, sentence } of await checkSettingNames(settings)) {
    if (state !== 'good') progress.say(`! ${sentence}`);
  }
  await checkMachine(settings);
  await prepareForProduction(settings, progress, contents);
  await closeToOthers(settings.dataDir);
  const { members, firstAdministrator } = productionPrograms(settings);
  await runTogether(members, progress, () => progress.say(welcome(settings, firstAdministrator())));
  return 0;
});
