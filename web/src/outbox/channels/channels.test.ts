import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { AnswerLost, type Delivery, type Submission } from '../submission.ts';
import { createChat } from './chat.ts';
import { chatMessage } from './chat-message.ts';
import { createInbox } from './inbox.ts';
import { createMail } from './mail.ts';
import { chatReminder, mailReminder } from './reminder.ts';
import { openPostOffice } from './test-post-office.ts';

const submission = (changes: Partial<Submission> = {}): Submission => ({
  id: 'id',
  reference: 'P-7F3K-92',
  form: 'complaint',
  fields: {
    firstname: 'Ada',
    lastname: 'Roy',
    email: 'ada@roy.example',
    phone: '',
    renseignements: 'Mon adresse',
    endroits_renseignements_recueillis: 'Le site',
    pourquoi_motif: 'Deux\nlignes',
  },
  context: { path: '/securite/plainte', locale: 'fr' },
  idempotencyKey: 'key',
  suspicion: undefined,
  receivedAt: new Date('2026-03-10T15:00:00Z'),
  dueOn: '2026-03-17',
  ...changes,
});
const hostile = submission({
  fields: {
    firstname: 'Ada\r\nBcc: all@evil.example',
    lastname: '<!channel> <https://evil.example|Roy> 😀',
    email: 'ada@roy.example',
    renseignements: '<script>alert(1)</script>',
  },
});
const delivery = (changes: Partial<Delivery> = {}): Delivery => ({
  id: 'delivery-1',
  mayHaveArrived: false,
  ...changes,
});
const noLimit = () => new AbortController().signal;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the chat', () => {
  const textsOf = (sent: Submission) =>
    chatMessage(sent).blocks.map((block) =>
      'fields' in block ? block.fields.map(({ text }) => text) : block.text.text,
    );

  it('shows a headline, what to know at a glance, and three sections', () => {
    const sent = submission({ suspicion: 'trop rapide' });
    const glance =
      'Référence P-7F3K-92 · page /securite/plainte (fr) · réponse attendue le 2026-03-17 · à vérifier : trop rapide';
    expect(chatMessage(sent).text).toBe(`Nouvelle plainte reçue du site. ${glance}`);
    expect(chatMessage(sent).blocks[0]?.type).toBe('header');
    expect(textsOf(sent)).toEqual([
      'Nouvelle plainte reçue du site',
      glance,
      ['Prénom : Ada', 'Nom : Roy'],
      ['Téléphone : —', 'Courriel : ada@roy.example'],
      [
        'Renseignements visés : Mon adresse',
        'Endroits où ils sont recueillis : Le site',
        'Motif de la plainte : Deux\nlignes',
      ],
    ]);
  });

  it.each(['<', '&', '&amp;', '😀', '>\n'])(
    'has no part that is too long, of %o alone',
    (piece) => {
      const text = piece.repeat(1000);
      const names = ['firstname', 'lastname', 'email', 'phone', 'details', 'pourquoi_motif'];
      const sent = submission({
        fields: Object.fromEntries(names.map((name) => [name, text])),
        context: { path: `/${text}`, locale: 'fr' },
        suspicion: text,
      });
      for (const form of ['contact', 'complaint'] as const) {
        const { text: notice, blocks } = chatMessage({ ...sent, form });
        expect(notice.length).toBeLessThanOrEqual(3000);
        expect(blocks.length).toBeLessThanOrEqual(50);
        for (const block of blocks) {
          if ('fields' in block) {
            for (const field of block.fields) expect(field.text.length).toBeLessThanOrEqual(2000);
          } else {
            expect(block.text.text.length).toBeLessThanOrEqual(
              block.type === 'header' ? 150 : 3000,
            );
          }
        }
      }
    },
  );

  it('never tells the room of one form what came by the other', async () => {
    const asked: string[] = [];
    const fetchOf: typeof fetch = async (input) => {
      asked.push(String(input));
      return new Response('ok');
    };
    const only = createChat({ rooms: { contact: 'https://chat.example/contact' }, fetch: fetchOf });
    expect(only.forms).toEqual(['contact']);
    await expect(only.send(submission(), delivery(), noLimit())).rejects.toThrow('no room');
    const both = createChat({
      rooms: {
        contact: 'https://chat.example/contact',
        complaint: 'https://chat.example/plaintes',
      },
      fetch: fetchOf,
    });
    await both.send(submission(), delivery(), noLimit());
    await both.send(submission({ form: 'contact' }), delivery(), noLimit());
    expect(asked).toEqual(['https://chat.example/plaintes', 'https://chat.example/contact']);
  });

  it('reads calls and links in a name as plain text', () => {
    const message = JSON.stringify(chatMessage(hostile));
    expect(message).not.toMatch(/<!channel>|<https/);
    expect(message).toContain('&lt;!channel&gt;');
    expect(message).toContain('😀');
  });

  it('that answers 500, or not at all, has not got it', async () => {
    const failing = createServer((_, response) => response.writeHead(500).end());
    const url = await listening(failing);
    const chat = createChat({ rooms: { complaint: url } });
    await expect(chat.send(submission(), delivery(), noLimit())).rejects.toThrow('status 500');
    failing.closeAllConnections();
    failing.close();
    await expect(chat.send(submission(), delivery(), noLimit())).rejects.toThrow('fetch failed');
  });

  it('that loses the connection, or hangs, may have got it', async () => {
    const losing = await listening(createServer(({ socket }) => socket.destroy()));
    await expect(
      createChat({ rooms: { complaint: losing } }).send(submission(), delivery(), noLimit()),
    ).rejects.toBeInstanceOf(AnswerLost);
    const patience = new AbortController();
    const hanging = await listening(createServer(() => patience.abort()));
    await expect(
      createChat({ rooms: { complaint: hanging } }).send(submission(), delivery(), patience.signal),
    ).rejects.toBeInstanceOf(AnswerLost);
  });

  it.each([
    ['message', undefined],
    ['reminder', chatReminder],
  ])('tells its readers of a %s that they may have got already', async (_, kind) => {
    const note = 'Envoi répété après une interruption : peut-être déjà reçu.';
    const taken: { text: string; blocks?: { text?: { text: string } }[] }[] = [];
    const url = await listening(
      createServer(async (request, response) => {
        taken.push(JSON.parse(await text(request)));
        response.end('ok');
      }),
    );
    const chat = createChat({ rooms: { complaint: url } }, kind);
    await chat.send(submission(), delivery(), noLimit());
    await chat.send(submission(), delivery({ mayHaveArrived: true }), noLimit());
    const [first, second] = taken;
    expect(JSON.stringify(first)).not.toContain('répété');
    expect(second?.text).toBe(`${first?.text} ${note}`);
    if (first?.blocks) expect(second?.blocks?.at(-1)?.text?.text).toBe(note);
  });
});

describe('the inbox', () => {
  it('is written with its token, and takes "already there" for delivered', async () => {
    const seen: { authorization: string | undefined; body: string }[] = [];
    const url = await listening(
      createServer((request, response) => {
        let body = '';
        request.on('data', (chunk) => {
          body += chunk;
        });
        request.on('end', () => {
          seen.push({ authorization: request.headers.authorization, body });
          if (seen.length === 1) response.writeHead(201).end('{}');
          else
            response
              .writeHead(400)
              .end(
                '{"error":{"message":"This attribute must be unique","details":{"errors":[{"path":["reference"]}]}}}',
              );
        });
      }),
    );
    const inbox = createInbox({ contentUrl: url, token: 'create-only' });
    await inbox.send(submission(), delivery(), noLimit());
    await inbox.send(submission(), delivery(), noLimit());
    expect(seen[0]?.authorization).toBe('Bearer create-only');
    expect(JSON.parse(seen[0]?.body ?? '{}').data).toMatchObject({
      reference: 'P-7F3K-92',
      dueOn: '2026-03-17',
    });
  });

  it('that refuses has not got it', async () => {
    const url = await listening(createServer((_, response) => response.writeHead(403).end('{}')));
    await expect(
      createInbox({ contentUrl: url, token: 'x' }).send(submission(), delivery(), noLimit()),
    ).rejects.toThrow('403');
  });
});

describe('mail', () => {
  async function mailTo(onLetter?: () => Promise<Error | null>, silenceMs?: number) {
    const { url, letters, close } = await openPostOffice(onLetter);
    const mail = createMail({
      siteUrl: 'https://www.agence.example:8443',
      smtpUrl: url,
      from: 'Salve <site@salve.example>',
      to: { contact: 'bonjour@salve.example', complaint: 'vieprivee@salve.example' },
      ...(silenceMs && { silenceMs }),
    });
    closing.push(() => mail.close(), close);
    return { letters, mail };
  }

  it('goes to who answers for the form, as text and HTML, with the visitor to reply to', async () => {
    const { letters, mail } = await mailTo();
    await mail.send(submission(), delivery(), noLimit());
    expect(letters[0]?.to).toEqual(['vieprivee@salve.example']);
    expect(letters[0]?.raw).toContain('Reply-To: Ada Roy <ada@roy.example>');
    expect(letters[0]?.raw).toMatch(/text\/plain[\s\S]+text\/html/);
  });

  it('has the same identifier at every attempt, under the name of this site', async () => {
    const { letters, mail } = await mailTo();
    await mail.send(submission(), delivery(), noLimit());
    await mail.send(submission(), delivery(), noLimit());
    const ids = letters.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1]);
    expect(ids).toEqual(Array(2).fill('<delivery-1@www.agence.example>'));
  });

  it('gets no header from a name, and no markup in its text', async () => {
    const { letters, mail } = await mailTo();
    await mail.send(hostile, delivery(), noLimit());
    const [headers = ''] = (letters[0]?.raw ?? '').split('\r\n\r\n');
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(letters[0]?.to).toEqual(['vieprivee@salve.example']);
    expect(letters[0]?.raw).not.toContain('<script>alert(1)</script></dd>');
  });

  it('that is refused has not gone', async () => {
    const { mail } = await mailTo(async () =>
      Object.assign(new Error('busy'), { responseCode: 451 }),
    );
    await expect(mail.send(submission(), delivery(), noLimit())).rejects.toThrow('busy');
  });

  it('that is not answered for is given up', async () => {
    const { mail } = await mailTo(() => new Promise(() => undefined), 500);
    await expect(mail.send(submission(), delivery(), noLimit())).rejects.toThrow(
      /timeout|never received/i,
    );
  });
});

describe('a reminder', () => {
  it('names the complaint and its day, and nothing that it says', () => {
    const texts = JSON.stringify([mailReminder.of(submission()), chatReminder.of(submission())]);
    expect(texts).toContain('P-7F3K-92');
    expect(texts).toContain('2026-03-17');
    expect(texts).not.toMatch(/ada|roy|adresse/i);
  });
});
