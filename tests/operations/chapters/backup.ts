import { readdir, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import { Editor } from '../../contract/editor.ts';
import { everyEntry, everyUpload } from '../support/contents.ts';
import { accountOf, type Life } from '../support/life.ts';
import { acceptedPost } from '../support/posting.ts';

const betweenPostsMs = 50;

export function backup(life: Life) {
  test('is saved in one archive while visitors and editors go on', async () => {
    const { salve, archive, shelf } = life;
    const editor = await Editor.signIn(accountOf(life));
    const published = await editor.publish('api::nouvelle.nouvelle', 'fr', {
      title: 'Avant la sauvegarde',
      slug: 'avant-la-sauvegarde',
      date: '2026-03-01',
    });
    expect(published.status, JSON.stringify(published.body)).toBeLessThan(300);
    for (let count = 0; count < 3; count += 1) life.acknowledged.push(await acceptedPost(salve));
    life.entries = await everyEntry(salve);
    life.uploads = await everyUpload(salve);
    expect(Object.keys(life.uploads).length).toBeGreaterThan(10);

    let goOn = true;
    const visitors = (async () => {
      while (goOn) {
        await acceptedPost(salve);
        await sleep(betweenPostsMs);
      }
    })();
    const saved = await salve.npm('backup', ['--to', archive]);
    goOn = false;
    await visitors;

    expect(saved).toEqual({ code: 0, output: expect.stringContaining(archive) });
    expect(saved.output).toMatch(/content\.db: \d+ rows in \d+ tables/);
    expect(saved.output).toContain(`uploads: ${Object.keys(life.uploads).length} files`);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(await readdir(shelf), 'nothing is left beside it').toEqual(['salve.tar.gz']);
  });

  test('is not restored under running programs', async () => {
    // Whatever ports the command believes to be theirs.
    const elsewhere = { PORT: String(await freePort()), CMS_PORT: String(await freePort()) };
    const args = [life.archive, '--replace'];
    const { code, output } = await life.salve.npm('restore', args, elsewhere);
    expect(code).toBe(1);
    expect(output).toContain('Stop Salve first: the site');
    expect(output).toContain('the content service');
  });

  test('is not written over', async () => {
    const { code, output } = await life.salve.npm('backup', ['--to', life.archive]);
    expect([code, output]).toEqual([1, expect.stringContaining('exists and is not written over')]);
  });
}
