import { EnvironmentError, readEnvironment } from '../../../web/src/server/environment.ts';
import { type Settings, siteEnv } from '../settings.ts';
import { doubtful, type Finding, good, wrong } from './finding.ts';

/** The same reading of the environment with which the site starts, and what it cannot know. */
export async function checkSettingValues(settings: Settings): Promise<Finding[]> {
  return [...asTheSiteReads(settings), ...halfSet(settings), ...wholeNumbers(settings)];
}

function asTheSiteReads(settings: Settings): Finding[] {
  try {
    readEnvironment(siteEnv(settings));
    return [good('The settings can be read.')];
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return [wrong(`${error.message} .env.example explains each setting.`)];
  }
}

/** Settings that only work together, and do nothing, without a word, when one of them is missing. */
const together = [
  {
    names: ['SMTP_URL', 'CONTACT_TO', 'COMPLAINT_TO'],
    outcome: 'submissions are not mailed and are in the inbox only',
  },
  { names: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'], outcome: 'no first administrator is created' },
  {
    names: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    outcome: 'uploads do not reach the bucket',
  },
];

function halfSet({ env }: Settings): Finding[] {
  return together.flatMap(({ names, outcome }) => {
    const missing = names.filter((name) => !env[name]);
    if (missing.length === 0 || missing.length === names.length) return [];
    const given = names.filter((name) => env[name]);
    return [
      doubtful(
        `${given.join(' and ')} ${given.length > 1 ? 'are' : 'is'} set without ${missing.join(' and ')}: ${outcome}. Set all of them or none.`,
      ),
    ];
  });
}

/** Read by the content service alone. */
function wholeNumbers({ env }: Settings): Finding[] {
  const text = env.SCHEDULE_SECONDS;
  if (text === undefined || /^[1-9]\d*$/.test(text)) return [];
  return [wrong(`SCHEDULE_SECONDS is "${text}"; it must be a whole number of seconds.`)];
}
