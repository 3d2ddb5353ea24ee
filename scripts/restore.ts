import { parseArgs } from 'node:util';
import { versionOfSalve } from './lib/backup/make-backup.ts';
import { restoreBackup } from './lib/backup/restore-backup.ts';
import { told } from './lib/backup/told.ts';
import { command } from './lib/command.ts';
import { requireSqlite } from './lib/native-modules.ts';
import { Problem } from './lib/problem.ts';
import { createProgress } from './lib/progress.ts';
import { readSettings } from './lib/settings.ts';

const help = `
npm run restore -- FILE [--replace]

Brings an installation back from an archive of "npm run backup". Stop Salve first.
The archive is checked before anything is changed: each file against the hash, and
each table against the number of rows, that were noted when it was made.

  --replace   move the data that is there into DATA_DIR/before-restore-TIME first
`;

await command(help, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [archive] = positionals;
  if (!archive) throw new Problem('Which archive? npm run restore -- backups/salve-….tar.gz');
  const settings = await readSettings();
  await requireSqlite();
  const progress = createProgress();
  const { manifest, movedTo } = await restoreBackup(settings, archive, values, progress);

  progress.say(`\nRestored what was saved on ${manifest.madeAt}, as it was noted then:`);
  for (const line of told(manifest, settings)) progress.say(`  ${line}`);
  if (movedTo) progress.say(`The data that was there before lies in ${movedTo}.`);
  const version = await versionOfSalve();
  if (version !== manifest.version) {
    progress.say(`It was made by version ${manifest.version}; this is version ${version}.`);
  }
  progress.say('Start Salve with npm start.');
  return 0;
});
