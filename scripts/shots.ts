import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { addresses } from '../tests/browser/support/addresses.ts';
import { cookieChoice } from '../tests/browser/support/cookie-choice.ts';
import { seeAll } from '../tests/browser/support/see-all.ts';
import { startSite } from '../tests/browser/support/site.ts';
import { startContentService } from '../tests/contract/content-service.ts';
import { ensureCmsCompiled, ensureWebBuilt } from './lib/builds.ts';
import { ensureChromium } from './lib/chromium.ts';
import { ensureCmsInstalled } from './lib/cms-install.ts';
import { command } from './lib/command.ts';
import { contactSheet, type Shot } from './lib/contact-sheet.ts';
import { launchOptions } from './lib/launch-options.ts';
import { root } from './lib/paths.ts';
import { Problem } from './lib/problem.ts';
import { createProgress } from './lib/progress.ts';

const folder = join(root, '.tmp', 'shots');

const help = `
npm run shots [-- --only /services --widths 360,1280 --themes light]

Takes a picture of every page at every width, in both languages and both themes, and
writes a contact sheet of them: ${relative(root, folder)}/index.html

  --only     addresses that contain this text
  --widths   360,768,1280,1920 when not given
  --themes   light,dark when not given
  --url      of a site that runs already; otherwise one is started with the sample content
`;

await command(help, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '/' },
      widths: { type: 'string', default: '360,768,1280,1920' },
      themes: { type: 'string', default: 'light,dark' },
      url: { type: 'string' },
    },
  });
  const paths = addresses.map(({ path }) => path).filter((path) => path.includes(values.only));
  if (paths.length === 0) throw new Problem(`No address contains "${values.only}".`);
  const widths = values.widths.split(',').map(Number);
  const themes = values.themes.split(',');

  const progress = createProgress();
  const executablePath = await ensureChromium(progress);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const programs = values.url ? { url: values.url, stop: async () => {} } : await startPrograms();
  const browser = await chromium.launch(launchOptions(executablePath));
  const shots: Shot[] = [];
  try {
    for (const theme of themes) {
      for (const width of widths) {
        await progress.step(`${paths.length} pages at ${width} px, ${theme}`, async (note) => {
          shots.push(...(await take(browser, programs.url, paths, { width, theme }, note)));
        });
      }
    }
  } finally {
    await browser.close();
    await programs.stop();
  }
  await writeFile(join(folder, 'index.html'), contactSheet(shots));
  progress.say(`${shots.length} pictures: ${relative(process.cwd(), folder)}/index.html`);
  return 0;

  async function startPrograms() {
    await ensureCmsInstalled(progress);
    await ensureCmsCompiled(progress);
    await ensureWebBuilt(progress);
    const content = await startContentService();
    const site = await startSite({ content });
    return { url: site.url, stop: () => site.stop().then(() => content.stop()) };
  }
});

async function take(
  browser: Browser,
  siteUrl: string,
  paths: readonly string[],
  { width, theme }: { width: number; theme: string },
  note: (text: string) => void,
): Promise<Shot[]> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    // Nothing moves in a picture.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addCookies([cookieChoice(new URL(siteUrl).hostname, 'refuse-optionals')]);
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const path of paths) {
    note(path);
    await page.goto(siteUrl + path);
    await seeAll(page);
    const file = `${path.slice(1).replaceAll('/', '_') || 'home'}-${width}-${theme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
    shots.push({ path, width, theme, file });
  }
  await context.close();
  return shots;
}
