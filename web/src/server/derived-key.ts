import { hkdfSync } from 'node:crypto';

/** A key for one use alone, so that it opens nothing else that the secret guards. */
export const derivedKey = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `salve: ${use}`, 32));
