import { parseArgs } from 'node:util';
import { makeBackup } from './lib/backup/make-backup.ts';
import { told } from './lib/backup/told.ts';
import { command } from './lib/command.ts';
import { requireSqlite } from './lib/native-modules.ts';
import { createProgress } from './lib/progress.ts';
import { readSettings } from './lib/settings.ts';

const help = `
npm run backup [-- --to FILE]

Saves this installation into one archive, also while it runs: the contents, what
visitors have sent, the uploads, the secrets and the audit log.
"npm run restore" brings it back.

  --to FILE            where to write it; backups/salve-TIME.tar.gz when not said
  --without-database   with PostgreSQL, whose database is saved with pg_dump

The archive holds personal data and secrets. Only its owner may read it: keep it so,
and keep a copy on another machine.
`;

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: { to: { type: 'string' }, 'without-database': { type: 'boolean', default: false } },
  });
  const settings = await readSettings();
  if (!settings.env.DATABASE_URL) await requireSqlite();
  const progress = createProgress();
  const { file, manifest } = await makeBackup(
    settings,
    { to: values.to, withoutDatabase: values['without-database'] },
    progress,
  );
  progress.say(`\n${file}`);
  for (const line of told(manifest, settings)) progress.say(`  ${line}`);
  return 0;
});
