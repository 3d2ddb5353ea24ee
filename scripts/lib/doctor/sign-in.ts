import type { Settings } from '../settings.ts';
import { ask } from './ask.ts';
import { doubtful, type Finding, good, wrong } from './finding.ts';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether editors can sign in where they reach the content service. */
export async function checkSignIn({ publicUrl, runsCms }: Settings): Promise<Finding[]> {
  if (!runsCms) return [];
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:') return [await throughProxy(publicUrl)];
  if (loopback.test(hostname)) return [];
  return [
    doubtful(
      `PUBLIC_URL, ${publicUrl}, is not encrypted: passwords can be read on their way. Put a proxy with a certificate in front.`,
    ),
  ];
}

/** Without a session the content service answers 401, but only to who came over TLS. */
async function throughProxy(publicUrl: string): Promise<Finding> {
  const answer = await ask(`${publicUrl}/admin/access-token`, { method: 'POST' });
  if (answer?.status === 401) return good(`Editors can sign in at PUBLIC_URL, ${publicUrl}.`);
  if (!answer) {
    return wrong(
      `Nobody answers at PUBLIC_URL, ${publicUrl}. Look at its name (DNS), its proxy and its certificate.`,
    );
  }
  if (answer.status === 400) {
    return wrong(
      `Nobody can sign in at PUBLIC_URL, ${publicUrl}: its proxy does not send "X-Forwarded-Proto: https" to the content service. docs/operations.md has an example.`,
    );
  }
  return wrong(
    `PUBLIC_URL, ${publicUrl}, answers with status ${answer.status}. Look at its proxy.`,
  );
}
