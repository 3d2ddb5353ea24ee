import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureWebBuilt } from './lib/builds.ts';
import { command } from './lib/command.ts';
import { makeExport } from './lib/export/make-export.ts';
import { Problem } from './lib/problem.ts';
import { createProgress } from './lib/progress.ts';
import { readSettings } from './lib/settings.ts';

const help = `
npm run export [-- --to FOLDER --from URL --forms URL]

Writes the whole published site into a folder that any web server or content delivery
network serves: pages in both languages, pictures, feeds, redirects and headers.
The content service must run. A folder of an earlier export is replaced at the end, and
only by a whole one.

  --to FOLDER           where to write it (export)
  --from URL            copy a site that runs, of the same version, with the pictures it
                        has made; otherwise one is started for the while
  --forms URL           the running site's address, where forms and searches lead;
                        SITE_URL when not said
  --despite-dead-links  pass over links within the site that lead nowhere

In the folder: site/ is what is served, with _redirects and _headers for hosts that read
them; nginx/ holds the same for nginx. docs/operations.md says how to use them.
`;

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      forms: { type: 'string' },
      'despite-dead-links': { type: 'boolean', default: false },
    },
  });
  const settings = await readSettings();
  const progress = createProgress();
  await ensureWebBuilt(progress);
  const { folder, pages, files, redirects, liveUrl } = await makeExport(
    settings,
    {
      to: values.to,
      from: originOf('--from', values.from),
      forms: originOf('--forms', values.forms),
      despiteDeadLinks: values['despite-dead-links'],
    },
    progress,
  );
  progress.say(`\n${relative(process.cwd(), folder)}`);
  progress.say(`  ${pages} pages, ${files} pictures and files, ${redirects} redirects`);
  progress.say(`  forms and searches lead to ${liveUrl}`);
  return 0;
});

function originOf(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Problem(`${option} must be an address like https://salve.example, not "${value}".`);
}
