import type { openPostOffice } from '../../../web/src/outbox/channels/test-post-office.ts';
import type { Installation } from './installation.ts';
import type { NodeOverTls } from './node-over-tls.ts';

/** One installation, from its first start to its loss and return: what its chapters hand on. */
export interface Life {
  salve: Installation;
  /** Takes the letters of the content service. */
  post: Awaited<ReturnType<typeof openPostOffice>>;
  /** What the first start printed. */
  printed: string;
  /** A second process of the content service on the same data. */
  node: NodeOverTls;
  /** Where archives are kept. */
  shelf: string;
  archive: string;
  /** References that visitors were told before the backup: none may be missing after the loss. */
  acknowledged: string[];
  /** What the content service answered with before the backup. */
  entries: unknown;
  uploads: Record<string, string>;
}

/** Who registers with the link, and is the administrator from then on. */
export const owner = {
  firstname: 'Ada',
  email: 'ada@salve.example',
  password: 'Aa1-of-the-first-administrator',
};

/** To sign in with. */
export const accountOf = ({ salve }: Life) => ({
  url: salve.contentUrl,
  adminEmail: owner.email,
  adminPassword: owner.password,
});

export const linkIn = (text: string) => /http\S+token=\S+/.exec(text)?.[0];
