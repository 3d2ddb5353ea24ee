import { parseArgs } from 'node:util';
import { ensureCmsCompiled } from './lib/builds.ts';
import { ensureCmsInstalled } from './lib/cms-install.ts';
import { command } from './lib/command.ts';
import { requireNodeVersion } from './lib/node-version.ts';
import { cmsDir } from './lib/paths.ts';
import { Problem } from './lib/problem.ts';
import { createProgress } from './lib/progress.ts';
import { runInTerminal } from './lib/run.ts';
import { cmsEnv, loadSettings } from './lib/settings.ts';

const help = `
npm run seed [-- --reset]

Fills an empty database with the sample content in both languages.
A database that has content is left as it is, so running it twice is safe.

  --reset   delete all content first and start over
`;

await command(help, async (args) => {
  const { values } = parseArgs({ args, options: { reset: { type: 'boolean', default: false } } });
  const settings = await loadSettings();
  if (!settings.runsCms) {
    throw new Problem(
      'CONTENT_URL names a content service that is run elsewhere; its database is not filled from here. Unset CONTENT_URL first.',
    );
  }
  const progress = createProgress();
  await requireNodeVersion();
  await ensureCmsInstalled(progress);
  await ensureCmsCompiled(progress);
  const flags = values.reset ? ['--', '--reset'] : [];
  return runInTerminal('npm', ['run', '--silent', 'seed', '--prefix', cmsDir, ...flags], {
    env: cmsEnv(settings),
  });
});
