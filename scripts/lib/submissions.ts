import { parseArgs } from 'node:util';
import { openDatabase } from '../../web/src/outbox/database.ts';
import { createRecords, type SubmissionRecord } from '../../web/src/outbox/records.ts';
import { createAudit, hashOfEmail } from './audit.ts';
import { openInboxTables } from './inbox-tables.ts';
import { Problem } from './problem.ts';
import type { Settings } from './settings.ts';

export interface SubmissionsOptions {
  readonly settings: Settings;
  readonly print: (line: string) => void;
}

const options = {
  limit: { type: 'string', default: '20' },
  channel: { type: 'string' },
  email: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const;

/** What `npm run submissions` does; answers its exit code. */
export async function runSubmissions(args: string[], given: SubmissionsOptions): Promise<number> {
  const { settings } = given;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [what = '', reference = ''] = positionals;
  const task = tasks[what];
  if (!task) {
    throw new Problem(
      `"${what}" is not something to do with submissions: list, show, resend, export or erase. --help explains them.`,
    );
  }
  const database = await openDatabase({
    databaseUrl: settings.env.DATABASE_URL,
    dataFolder: settings.dataDir,
  });
  const inbox = openInboxTables(settings);
  try {
    await task({
      ...given,
      values,
      reference,
      records: createRecords(database),
      inbox,
      audit: createAudit(settings),
    });
    return 0;
  } finally {
    await inbox?.close();
    await database.db.destroy();
  }
}

interface Task extends SubmissionsOptions {
  readonly values: { limit: string; channel?: string; email?: string; yes: boolean };
  readonly reference: string;
  readonly records: ReturnType<typeof createRecords>;
  readonly inbox: ReturnType<typeof openInboxTables>;
  readonly audit: ReturnType<typeof createAudit>;
}

const tasks: Record<string, (task: Task) => Promise<void>> = {
  async list({ records, values, print, audit }) {
    const listed = await records.list(limitOf(values.limit));
    for (const record of listed) print(lineOf(record));
    if (listed.length === 0) print('Nothing is kept.');
    await audit('list', { count: listed.length });
  },

  async show({ records, reference, print, audit }) {
    const record = await records.find(required(reference, 'A reference'));
    await audit('show', { reference, found: record ? 1 : 0 });
    if (!record) throw unknown(reference);
    print(JSON.stringify(exported(record), null, 2));
  },

  async resend({ records, reference, values, print, audit }) {
    const { channel } = values;
    const count = await records.resend(required(reference, 'A reference'), channel, new Date());
    await audit('resend', { reference, ...(channel && { channel }), deliveries: count });
    if (count === 0) throw unknown(reference, channel);
    print(`${count} ${count === 1 ? 'delivery goes' : 'deliveries go'} out again within seconds.`);
  },

  async export({ records, inbox, values, settings, print, audit }) {
    const email = required(values.email, '--email');
    const submissions = (await records.ofEmail(email)).map(exported);
    const entries = await inbox?.ofEmail(email);
    await audit('export', {
      email: hashOfEmail(email, settings),
      submissions: submissions.length,
      inbox: entries?.length ?? 'elsewhere',
    });
    print(JSON.stringify({ submissions, inbox: entries ?? inboxElsewhere(settings) }, null, 2));
  },

  async erase({ records, inbox, values, settings, print, audit }) {
    const email = required(values.email, '--email');
    if (!values.yes) {
      const kept = (await records.ofEmail(email)).length;
      const entries = (await inbox?.ofEmail(email))?.length ?? 0;
      throw new Problem(
        `${kept} submissions and ${entries} inbox entries would be destroyed for good. Say --yes to do it.`,
      );
    }
    const references = await records.eraseEmail(email);
    const entries = await inbox?.eraseEmail(email);
    await audit('erase', {
      email: hashOfEmail(email, settings),
      submissions: references.length,
      references: references.join(' '),
      inbox: entries ?? 'elsewhere',
    });
    print(`${references.length} submissions and ${entries ?? 0} inbox entries were destroyed.`);
    if (!inbox) print(inboxElsewhere(settings));
    print('What went out by mail or chat is not here any more: delete it there.');
  },
};

function lineOf({ submission, deliveries }: SubmissionRecord): string {
  const { reference, form, receivedAt, suspicion } = submission;
  const states = deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', ');
  return [
    reference,
    form.padEnd(9),
    receivedAt.toISOString().slice(0, 16).replace('T', ' '),
    states || 'no channel',
    ...(suspicion ? [`(${suspicion})`] : []),
  ].join('  ');
}

function exported({ submission, deliveries }: SubmissionRecord) {
  const { reference, form, fields, context, receivedAt, dueOn, suspicion } = submission;
  return { reference, form, receivedAt, dueOn, fields, context, suspicion, deliveries };
}

const inboxElsewhere = ({ contentUrl, runsCms }: Settings) =>
  runsCms
    ? 'The content service has no database here yet.'
    : `The inbox of ${contentUrl} is run elsewhere: look there as well.`;

function required(value: string | undefined, name: string): string {
  if (value) return value;
  throw new Problem(`${name} is missing. --help shows how.`);
}

const unknown = (reference: string, channel?: string) =>
  new Problem(`Nothing is kept under ${reference}${channel ? ` for the channel ${channel}` : ''}.`);

function limitOf(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new Problem(`--limit is "${text}"; it must be a whole number.`);
}
