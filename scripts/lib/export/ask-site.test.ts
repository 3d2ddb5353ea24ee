import { beforeEach, expect, it, vi } from 'vitest';
import { type Answer, patiently } from './ask-site.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

const answer = (status: number): Answer => ({
  status,
  headers: new Headers(),
  body: Buffer.from(''),
});
let failures: string[];
beforeEach(() => {
  failures = [];
});

it('asks again while the site is busy', async () => {
  const ask = vi.fn().mockResolvedValueOnce(answer(503)).mockResolvedValueOnce(answer(200));
  expect(await patiently(ask, failures)('/')).toMatchObject({ status: 200 });
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks again when a page was drawn without a part', async () => {
  const ask = vi
    .fn()
    .mockImplementationOnce(async () => {
      failures.push('late');
      return answer(200);
    })
    .mockResolvedValueOnce(answer(200));
  await patiently(ask, failures)('/');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('does not ask again for what is not there', async () => {
  const ask = vi.fn().mockResolvedValue(answer(404));
  expect(await patiently(ask, failures)('/')).toMatchObject({ status: 404 });
  expect(ask).toHaveBeenCalledTimes(1);
});

it('ends when it goes on: with the answer, or with what is missing', async () => {
  const ask = vi.fn().mockResolvedValue(answer(503));
  expect(await patiently(ask, failures)('/')).toMatchObject({ status: 503 });
  const lacking = async () => {
    failures.push('away');
    return answer(200);
  };
  await expect(patiently(lacking, failures)('/')).rejects.toThrow('lack a part');
});
