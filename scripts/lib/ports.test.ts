import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, isFree, requireFreePort } from './ports.ts';

async function whileTaken(host: string, use: (port: number) => Promise<void>) {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  try {
    await use((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

test('a port that nobody holds is free', async () => {
  expect(await isFree(await freePort())).toBe(true);
});

test.each(['127.0.0.1', '0.0.0.0'])('a port held at %s is not', async (host) => {
  await whileTaken(host, async (port) => {
    expect(await isFree(port)).toBe(false);
  });
});

test('the sentence names the port, the program and the way out', async () => {
  await whileTaken('127.0.0.1', async (port) => {
    const refusal = requireFreePort(port, 'the site', 'PORT');
    await expect(refusal).rejects.toThrow(`Port ${port}, where the site should answer, is taken`);
    await expect(refusal).rejects.toThrow(`PORT=${port + 1} npm start`);
  });
});
