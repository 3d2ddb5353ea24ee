import { expect, it } from 'vitest';
import { derivedKey } from './derived-key.ts';

const secret = 'a-secret-of-some-length';

it('is the same on every node, after every upgrade', () => {
  expect(derivedKey(secret, 'senders of posts').toString('hex')).toBe(
    '8d5293b586d5bf6ee4b3e03bcf60a8fb7e30fab2378cf42fccf6e41493751d4e',
  );
});

it('differs with the use and with the secret', () => {
  const keys = [
    derivedKey(secret, 'senders of posts'),
    derivedKey(secret, 'unanswered searches'),
    derivedKey('another-of-some-length', 'senders of posts'),
  ].map((key) => key.toString('hex'));
  expect(new Set(keys).size).toBe(3);
});
