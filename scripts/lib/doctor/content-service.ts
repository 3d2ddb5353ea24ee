import type { Settings } from '../settings.ts';
import { ask, bearer } from './ask.ts';
import { doubtful, type Finding, good, wrong } from './finding.ts';

const clockToleranceMs = 30_000;

/** Whether the content service answers, and takes both of the site's keys for what they are. */
export async function checkContentService(settings: Settings): Promise<Finding[]> {
  const { contentUrl, env, runsCms } = settings;
  const health = await ask(`${contentUrl}/_health`);
  if (!health?.ok) {
    const remedy = runsCms
      ? 'Start it with npm start; its log is logs/cms.log in DATA_DIR.'
      : 'Ask whoever runs it, or mend CONTENT_URL.';
    const how = health ? `answers ${health.status}` : 'does not answer';
    return [wrong(`The content service ${how} at ${contentUrl}. ${remedy}`)];
  }
  return [
    good(`The content service answers at ${contentUrl}.`),
    ofClock(health.headers.get('Date'), Date.now()),
    await ofReadingKey(contentUrl, env.CONTENT_TOKEN),
    await ofInboxKey(contentUrl, env.INBOX_TOKEN),
  ];
}

export function ofClock(date: string | null, now: number): Finding {
  const difference = Math.abs(now - Date.parse(date ?? ''));
  if (Number.isNaN(difference)) return doubtful('The content service does not tell its time.');
  if (difference <= clockToleranceMs) return good('Its clock and the one here agree.');
  return wrong(
    `Its clock and the one here differ by ${Math.round(difference / 1000)} s: previews expire and due dates shift. Set both by NTP (timedatectl set-ntp true).`,
  );
}

async function ofReadingKey(contentUrl: string, token: string | undefined): Promise<Finding> {
  const reading = await ask(`${contentUrl}/api/reglages`, { headers: bearer(token) });
  if (!reading?.ok) return refused('CONTENT_TOKEN', reading);
  // An empty entry is never stored: who may write hears that it is wrong, who may not is refused.
  const writing = await emptyEntry(`${contentUrl}/api/tags`, token);
  if (writing?.status === 403) return good('CONTENT_TOKEN may read and may not write.');
  return wrong(
    `CONTENT_TOKEN may write (status ${writing?.status}); the site only reads. Restart the content service: it takes away what is too much.`,
  );
}

async function ofInboxKey(contentUrl: string, token: string | undefined): Promise<Finding> {
  const filling = await emptyEntry(`${contentUrl}/api/demandes-contact`, token);
  if (filling?.status !== 400) return refused('INBOX_TOKEN', filling);
  const reading = await ask(`${contentUrl}/api/reglages`, { headers: bearer(token) });
  if (reading?.status === 403) return good('INBOX_TOKEN may fill the inbox and may not read.');
  return wrong(
    `INBOX_TOKEN may read (status ${reading?.status}); it is for filling the inbox. Restart the content service: it takes away what is too much.`,
  );
}

const emptyEntry = (url: string, token: string | undefined) =>
  ask(url, {
    method: 'POST',
    headers: { ...bearer(token), 'Content-Type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  });

const refused = (name: string, response: Response | undefined) =>
  wrong(
    `The content service does not take ${name} (${response ? `status ${response.status}` : 'no answer'}). Give both programs the same and restart the content service, then the site.`,
  );
