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
npm run report [-- --json]

What editors still have to do: what lacks a translation or is older than its
counterpart, lacks a description for search engines or an alternative text,
links to an address that does not answer, could not be published on time, or is
published and cannot be shown.
It is the admin's page "État du contenu", whole and for everything there is.

Links are tried on the site at SITE_URL; when that does not run, the report says so.

  --json   for programs: one object, with a list for each check
`;

await command(help, async (args) => {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  const settings = await loadSettings();
  if (!settings.runsCms) {
    throw new Problem(
      'CONTENT_URL names a content service that is run elsewhere: look at the page "État du contenu" of its admin.',
    );
  }
  // The report has standard output to itself.
  const progress = createProgress(process.stderr);
  await requireNodeVersion();
  await ensureCmsInstalled(progress);
  await ensureCmsCompiled(progress);
  const flags = values.json ? ['--', '--json'] : [];
  return runInTerminal('npm', ['run', '--silent', 'report', '--prefix', cmsDir, ...flags], {
    env: cmsEnv(settings),
  });
});
