import { type FormName, formNames } from '../../site/form-name.ts';
import type { Channel, Submission } from '../submission.ts';

export interface InboxOptions {
  readonly contentUrl: string;
  /** May create entries of the two inbox collections, and nothing else. */
  readonly token: string;
  readonly fetch?: typeof fetch;
}

const collections: Record<FormName, string> = {
  contact: 'demandes-contact',
  complaint: 'plaintes',
};

/** The collections of the content service where people read what was sent. */
export function createInbox({ contentUrl, token, ...rest }: InboxOptions): Channel {
  const request = rest.fetch ?? fetch;
  return {
    name: 'inbox',
    forms: formNames,
    async send(submission, _delivery, signal) {
      const response = await request(`${contentUrl}/api/${collections[submission.form]}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ data: entryOf(submission) }),
        signal,
      });
      if (response.ok) return;
      // The answer to an earlier attempt was lost: the entry is there.
      if (response.status === 400 && (await isDuplicate(response))) return;
      throw new InboxRefused(`status ${response.status}`);
    },
  };
}

class InboxRefused extends Error {
  override readonly name = 'InboxRefused';
}

const entryOf = ({ reference, fields, context, suspicion, receivedAt, dueOn }: Submission) => ({
  reference,
  ...fields,
  path: context.path,
  langue: context.locale,
  receivedAt: receivedAt.toISOString(),
  suspicion: suspicion ?? null,
  ...(dueOn && { dueOn }),
});

async function isDuplicate(response: Response): Promise<boolean> {
  const text = await response.text();
  return text.includes('reference') && /unique/i.test(text);
}
