import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  /** Headers and text, as they came over the wire. */
  readonly raw: string;
  readonly to: readonly string[];
}

/** A real mail server that keeps what it takes. `onLetter` may refuse one, or never answer. */
export async function openPostOffice(onLetter: () => Promise<Error | null> = async () => null) {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk) => {
        raw += chunk;
      });
      stream.on('end', async () => {
        const refusal = await onLetter();
        if (!refusal)
          letters.push({ raw, to: session.envelope.rcptTo.map(({ address }) => address) });
        done(refusal);
      });
    },
  });
  // A sender that leaves in the middle is part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
