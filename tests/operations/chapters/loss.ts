import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tokenOf } from '../../contract/editor.ts';
import { until } from '../../support/until.ts';
import { everyEntry, everyUpload } from '../support/contents.ts';
import { diagnosisOf } from '../support/diagnosis.ts';
import { accountOf, type Life, linkIn } from '../support/life.ts';
import { acceptedPost } from '../support/posting.ts';
import { inboxReferences, isFilled } from '../support/stored.ts';

export function loss(life: Life) {
  test('programs that do not run are told, each with what to do', async () => {
    await life.salve.stop();
    const { code, wrong } = await diagnosisOf(life.salve);
    expect(code).toBe(1);
    expect(wrong).toEqual([
      expect.stringMatching(/The content service does not answer.*npm start/),
      expect.stringMatching(/The site does not answer.*npm start/),
    ]);
  });

  test('after the loss of all data nothing is missing once the archive is restored', async () => {
    const { salve, acknowledged, entries, uploads } = life;
    await salve.stop();
    await rm(salve.dataDir, { recursive: true });

    const restored = await salve.npm('restore', [life.archive]);
    expect(restored).toEqual({ code: 0, output: expect.stringContaining('Start Salve') });
    expect(restored.output).toContain(`uploads: ${Object.keys(uploads).length} files`);
    expect((await stat(join(salve.dataDir, 'secrets.env'))).mode & 0o777).toBe(0o600);

    // The next start does not fill it with sample content, nor does that of a copy.
    expect(isFilled(salve)).toBe(true);

    // Nobody is asked to register: the administrator is the one that was saved.
    expect(linkIn(await salve.start())).toBeUndefined();
    await tokenOf(accountOf(life));
    expect(await everyEntry(salve)).toEqual(entries);
    expect(await everyUpload(salve)).toEqual(uploads);
    const page = await fetch(`${salve.siteUrl}/nouvelle/avant-la-sauvegarde`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Avant la sauvegarde');

    const { output } = await salve.npm('submissions', ['list', '--limit', '1000']);
    expect(acknowledged.filter((reference) => !output.includes(reference))).toEqual([]);
    expect(output).toMatch(new RegExp(`^${acknowledged[0]} .*inbox sent`, 'm'));
    // What was under way when it was saved is delivered now, and nothing twice.
    const inbox = () => inboxReferences(salve);
    await until(() => acknowledged.every((reference) => inbox().includes(reference)));
    expect(new Set(inbox()).size).toBe(inbox().length);
    expect(await acceptedPost(salve)).not.toBe('');
  });
}
