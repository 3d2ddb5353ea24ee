import { expect, test } from 'vitest';
import { checkSignIn } from './sign-in.ts';
import { soundSettings } from './stand-in-settings.ts';

const check = (publicUrl: string, runsCms = true) =>
  checkSignIn(soundSettings({ publicUrl, runsCms }));

test('on this machine alone there is nothing to look at', async () => {
  for (const url of ['http://localhost:1337', 'http://127.0.0.1:1337', 'http://[::1]:1337']) {
    expect(await check(url)).toEqual([]);
  }
  expect(await check('https://content.salve.example', false)).toEqual([]);
});

test('passwords that travel in the open are worth a look', async () => {
  expect(await check('http://content.salve.example')).toEqual([
    { state: 'doubtful', sentence: expect.stringContaining('not encrypted') },
  ]);
});

test('an address where nobody answers is told', async () => {
  expect(await check('https://localhost:9')).toEqual([
    { state: 'wrong', sentence: expect.stringContaining('Nobody answers at PUBLIC_URL') },
  ]);
});
