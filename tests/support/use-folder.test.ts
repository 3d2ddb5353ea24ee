import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { useFolder } from './use-folder.ts';

let folder: string;
let seenAtTheStop: boolean;
beforeEach(() => {
  folder = useFolder();
});

it('is there until what uses it has stopped', () => {
  onTestFinished(async () => {
    await sleep(1);
    writeFileSync(join(folder, 'last'), '');
    seenAtTheStop = existsSync(folder);
  });
});

afterAll(() => {
  expect([seenAtTheStop, existsSync(folder)]).toEqual([true, false]);
});
