import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { secretNames } from '../secrets.ts';
import type { Settings } from '../settings.ts';
import { type Finding, good, wrong } from './finding.ts';

const shortest = 16;
const placeholder = /change|example|secret|password|tobemodified/i;

export async function checkSecrets({ env, dataDir, runsCms }: Settings): Promise<Finding[]> {
  const file = join(dataDir, 'secrets.env');
  const mode = await stat(file).then(
    (stats) => stats.mode & 0o777,
    () => undefined,
  );
  // Of a content service that is run elsewhere, only what both programs share is known here.
  const needed = secretNames.filter((name) => runsCms || sharedSecrets.includes(name));
  const missing = needed.filter((name) => !env[name]);
  const weak = needed.filter((name) => env[name] && isWeak(env[name]));
  const findings: Finding[] = [];
  if (missing.length > 0) {
    findings.push(
      wrong(
        `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set. npm start creates what is missing in ${file}.`,
      ),
    );
  }
  if (weak.length > 0) {
    findings.push(
      wrong(
        `${weak.join(', ')} can be guessed: too short, or words of an example. Make new ones with "openssl rand -hex 32".`,
      ),
    );
  }
  const repeated = needed.filter((name) =>
    needed.some((other) => other !== name && env[name] && env[other] === env[name]),
  );
  if (repeated.length > 0) {
    findings.push(wrong(`${repeated.join(', ')} have the same value. Give each its own.`));
  }
  if (mode !== undefined && (mode & 0o077) !== 0) {
    findings.push(wrong(`Others may read ${file}. Run chmod 600 ${file}.`));
  }
  return findings.length > 0
    ? findings
    : [good('The secrets are set, strong and closed to others.')];
}

const sharedSecrets = ['CONTENT_TOKEN', 'INBOX_TOKEN', 'HOOK_SECRET', 'PREVIEW_SECRET'];

const isWeak = (value: string) => value.length < shortest || placeholder.test(value);
