import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openPostOffice } from '../../web/src/outbox/channels/test-post-office.ts';
import { archives } from './chapters/archives.ts';
import { backup } from './chapters/backup.ts';
import { doctor } from './chapters/doctor.ts';
import { firstAdministrator } from './chapters/first-administrator.ts';
import { loss } from './chapters/loss.ts';
import { mailToEditors } from './chapters/mail-to-editors.ts';
import { secrets } from './chapters/secrets.ts';
import { signInOverTls } from './chapters/sign-in-over-tls.ts';
import { createInstallation } from './support/installation.ts';
import type { Life } from './support/life.ts';
import { startNodeOverTls } from './support/node-over-tls.ts';

// Each start of an installation costs more than all that a chapter asks of it: one lives through
// them all, in this order.
const life = { acknowledged: [] as string[] } as Life;

beforeAll(async () => {
  life.shelf = await mkdtemp(join(tmpdir(), 'salve-shelf-'));
  life.archive = join(life.shelf, 'salve.tar.gz');
  life.post = await openPostOffice();
  life.salve = await createInstallation({
    SMTP_URL: life.post.url,
    MAIL_FROM: 'Salve <edition@salve.example>',
  });
  life.printed = await life.salve.start();
  life.node = await startNodeOverTls(life.salve);
});
afterAll(async () => {
  await life.node?.stop();
  await life.salve?.remove();
  await life.post?.close();
  await rm(life.shelf, { recursive: true, force: true });
});

describe('the first administrator', () => firstAdministrator(life));
describe('mail to editors', () => mailToEditors(life));
describe('signing in over TLS', () => signInOverTls(life));
describe('the doctor', () => doctor(life));
describe('changed secrets', () => secrets(life));
describe('a backup', () => backup(life));
describe('what is stopped or lost', () => loss(life));
describe('an archive', () => archives(life));
