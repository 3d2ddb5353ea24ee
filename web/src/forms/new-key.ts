/**
 * Names a submission, so that a second try of it is known for one. `crypto.randomUUID` would do, but
 * browsers have it on https and localhost only, and a form must work without.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
