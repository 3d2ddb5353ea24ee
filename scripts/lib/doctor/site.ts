import type { Settings } from '../settings.ts';
import { ask, bearer } from './ask.ts';
import { type Finding, good, wrong } from './finding.ts';

/** Whether the site answers here and where visitors reach it, and hears of what is published. */
export async function checkSite(settings: Settings): Promise<Finding[]> {
  const { sitePort, siteUrl, env } = settings;
  const here = `http://localhost:${sitePort}`;
  const ready = await ask(`${here}/readyz`);
  if (!ready?.ok) {
    const how = ready ? `is not ready (status ${ready.status})` : 'does not answer';
    return [
      wrong(
        `The site ${how} at ${here}. Start it with npm start; its log is logs/web.log in DATA_DIR.`,
      ),
    ];
  }
  return [
    good(`The site answers at ${here} and is ready.`),
    await ofAddress(siteUrl),
    await ofHook(here, env.HOOK_SECRET),
  ];
}

async function ofAddress(siteUrl: string): Promise<Finding> {
  const page = await ask(`${siteUrl}/`);
  if (!page) {
    return wrong(
      `Nobody answers at SITE_URL, ${siteUrl}. Look at its name (DNS), its proxy and its certificate.`,
    );
  }
  if (!page.ok) {
    return wrong(`SITE_URL, ${siteUrl}, answers with status ${page.status}. Look at its proxy.`);
  }
  const canonical = canonicalIn(await page.text());
  if (canonical === `${siteUrl.replace(/\/+$/, '')}/`) {
    return good(`SITE_URL, ${siteUrl}, answers with this site.`);
  }
  return wrong(
    `${siteUrl} answers with a page that names itself ${canonical ?? 'nothing'}. SITE_URL must be the address that visitors use, and the site restarted after it has changed.`,
  );
}

const canonicalIn = (html: string): string | undefined => {
  const [link = ''] = /<link[^>]+rel="canonical"[^>]*>/.exec(html) ?? [];
  return /href="([^"]*)"/.exec(link)?.[1];
};

async function ofHook(here: string, secret: string | undefined): Promise<Finding> {
  // Without a body nothing is forgotten: the right secret hears that it is missing.
  const answer = await ask(`${here}/hooks/content`, { method: 'POST', headers: bearer(secret) });
  if (answer?.status === 400)
    return good('The site takes HOOK_SECRET: it hears of what is published.');
  return wrong(
    `The site does not take HOOK_SECRET (${answer ? `status ${answer.status}` : 'no answer'}): what is published shows late. Give both programs the same and restart them.`,
  );
}
