/** What may be brought into the media library, by whom, and how it is handed out again. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { cmsDir } from '../../scripts/lib/paths.ts';
import { type HostileFile, hostileFiles } from '../support/hostile-files/hostile-files.ts';
import { blackPng, gif, picture } from '../support/hostile-files/picture-bytes.ts';
import { inAll } from '../support/scope.ts';
import { sealed, tooLarge } from '../support/uploaded-files.ts';
import { Editor, type UploadedFile } from './editor.ts';
import { ROLES, somebody } from './people.ts';

const home = 'http://127.0.0.1:9/home';
const corpus = await hostileFiles(home);
const jpeg = await picture('jpeg');
const png = await picture('png');
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const photograph = await sharp({
  create: { width: 600, height: 400, channels: 3, background: 'white', noise },
})
  .jpeg()
  .toBuffer();
const page = { name: 'page.html', content: Buffer.from('<p>x</p>'), type: 'text/html' };

let admin: Editor;
beforeAll(async () => {
  admin = await Editor.signIn();
});

const served = (url: string, asked: RequestInit = {}) => fetch(inject('service').url + url, asked);
const sentenceOf = async (response: Response) =>
  ((await response.json()) as { error: { message: string } }).error.message;

/** What a browser could run, or fetch from elsewhere, in a drawing. */
const active =
  /<(?:\w+:)?(?:script|foreignObject|iframe|body|set|animate|a)\b|\son\w+=|javascript:|@import|xml-stylesheet|<!|127\.0\.0\.1/i;

async function fateOf(file: HostileFile, editor: Editor): Promise<string> {
  const response = await editor.tryUpload(file.name, file.content, {}, file.type);
  if (response.status !== 201) {
    return [400, 413].includes(response.status) ? 'refused' : `status ${response.status}`;
  }
  const [stored] = (await response.json()) as UploadedFile[];
  if (!stored) return 'nothing was stored';
  const answer = await served(stored.url);
  const text = await answer.text();
  await admin.removeFile(stored.id);
  if (stored.url.endsWith('.svg') && active.test(text)) return `stored with ${active.exec(text)}`;
  return 'taken';
}

const writer = ['Rédaction', () => somebody('E')] as const;
const members = [
  ['Super Admin', () => somebody('S')],
  writer,
  ['Recrutement', () => somebody('R')],
] as const;

// What a file is decides, not who brings it in.
const tried = inAll(members, [writer]);

describe.each(tried)('hostile files of a member with the role %s', (_, signedIn) => {
  let editor: Editor;
  beforeAll(async () => {
    editor = await signedIn();
  });

  test.each(corpus.map((file) => [file.about, file.name, file] as const))(
    '%s (%s)',
    async (_about, _name, file) => {
      expect(await fateOf(file, editor)).toBe(file.isTrue ? 'taken' : 'refused');
    },
  );
});

test('there are enough of them', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(30);
});

const others = (['F', 'A', 'C', 'P'] as const).map((letter) => [ROLES[letter], letter] as const);

test.each(others)('%s may bring in nothing', async (_role, letter) => {
  const editor = await somebody(letter);
  const [hostile] = corpus;
  for (const [name, content] of [
    ['photo.png', png],
    [hostile?.name ?? '', hostile?.content ?? Buffer.alloc(0)],
  ] as const) {
    expect((await editor.tryUpload(name, content)).status).toBe(403);
  }
});

describe('what is taken', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('%s', async (format) => {
    const file = await admin.upload(`photo.${format}`, await picture(format), {});
    const answer = await served(file.url);
    expect(answer.headers.get('Content-Type')).toBe(`image/${format}`);
    expect(answer.headers.get('Content-Disposition')).toBeNull();
    await admin.removeFile(file.id);
  });

  test('a drawing keeps what it shows: gradients, clips, repeated parts, styles, its own pictures', async () => {
    const dot = `data:image/png;base64,${png.toString('base64')}`;
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 80" width="120" height="80">
      <defs><linearGradient id="g"><stop offset="0" stop-color="#EC531A"/><stop offset="1" style="stop-color:#1E4F73"/></linearGradient>
      <clipPath id="c"><circle cx="60" cy="40" r="38"/></clipPath><style>.t{fill:#F8F0E1;stroke:url(#g)}</style></defs>
      <g clip-path="url(#c)"><rect width="120" height="80" fill="url(#g)"/><path id="p" class="t" d="M20 20h20v20z"/><use xlink:href="#p" x="40"/><use href="#p" x="60" y="20"/></g>
      <image xlink:href="${dot}" x="4" y="4" width="16" height="12"/></svg>`;
    const file = await admin.upload('drawing.svg', Buffer.from(drawn), {});
    const kept = Buffer.from(await (await served(file.url)).arrayBuffer());
    expect(await pixels(kept)).toEqual(await pixels(Buffer.from(drawn)));
    await admin.removeFile(file.id);
  });

  test('what drawing programs leave in a file does not keep it out', async () => {
    const exported = `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by a program -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="20" height="20" inkscape:version="1"><metadata><x xmlns="http://x.example/">y</x></metadata><inkscape:grid/><rect width="20" height="20" inkscape:label="z" fill="#EC531A"/></svg>`;
    const file = await admin.upload('exported.svg', Buffer.from(exported), {});
    expect(await (await served(file.url)).text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="#EC531A"/></svg>',
    );
    await admin.removeFile(file.id);
  });

  test('the sample drawings look as they were drawn', async () => {
    const stored = await admin.send<{ results: { name: string; url: string }[] }>(
      'GET',
      'upload/files?pageSize=100&filters[mime][$contains]=svg',
    );
    const drawings = await sampleDrawings();
    expect(drawings.size).toBeGreaterThan(10);
    const kept = await Promise.all(
      [...drawings.keys()].map(async (name) => {
        const url = stored.body.results.find((file) => file.name === name)?.url ?? name;
        return Buffer.from(await (await served(url)).arrayBuffer());
      }),
    );
    for (const [index, [name, path]] of [...drawings].entries()) {
      const now = await pixels(kept[index] ?? Buffer.alloc(0));
      expect(now.equals(await pixels(await readFile(path))), name).toBe(true);
    }
  });
});

const pixels = (drawing: Buffer) => sharp(drawing).raw().toBuffer();

async function sampleDrawings(): Promise<Map<string, string>> {
  const files = await readdir(join(cmsDir, 'seed', 'media'), {
    recursive: true,
    withFileTypes: true,
  });
  return new Map(
    files
      .filter(({ name }) => name.endsWith('.svg'))
      .map(({ name, parentPath }) => [name, join(parentPath, name)]),
  );
}

describe('what is said to whom it is refused', () => {
  test.each([
    [
      'a page',
      page,
      'Ce type de fichier n’est pas accepté. La médiathèque prend les images JPEG, PNG, WebP, AVIF, GIF et SVG, et les documents PDF.',
    ],
    [
      'a name that lies',
      { name: 'photo.png', content: jpeg, type: 'image/png' },
      'Le nom de ce fichier finit par « .png », mais son contenu est en JPEG. Enregistrez-le de nouveau dans le format voulu.',
    ],
    [
      'too many pixels',
      { name: 'photo.png', content: blackPng(10_000, 5_000), type: 'image/png' },
      'Cette image est trop grande : 50 mégapixels, alors que la limite est de 40. Réduisez-la, puis réessayez.',
    ],
    [
      'too many frames',
      {
        name: 'photo.gif',
        content: gif({ width: 1000, height: 1000, frames: 60 }),
        type: 'image/gif',
      },
      'Cette image est trop grande : 60 mégapixels, alors que la limite est de 40, toutes images d’une animation comprises. Réduisez-la, puis réessayez.',
    ],
    [
      'a drawing that is none',
      {
        name: 'logo.svg',
        content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'),
        type: '',
      },
      'Ce fichier est abîmé ou incomplet : il ne peut pas être lu. Exportez-le de nouveau, puis réessayez.',
    ],
    [
      'a drawing of very many parts',
      {
        name: 'carte.svg',
        content: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<path d="M0 0"/>'.repeat(10_001)}</svg>`,
        ),
        type: 'image/svg+xml',
      },
      'Ce dessin est trop détaillé : un SVG peut avoir 10 000 éléments au plus. Simplifiez-le, ou enregistrez-le en PNG ou en WebP.',
    ],
    [
      'a picture that was cut off',
      {
        name: 'photo.jpg',
        content: photograph.subarray(0, photograph.length / 2),
        type: 'image/jpeg',
      },
      'Ce fichier est abîmé ou incomplet : il ne peut pas être lu. Exportez-le de nouveau, puis réessayez.',
    ],
    [
      'an odd name',
      { name: 'a\u202Eb.png', content: png, type: 'image/png' },
      'Le nom de ce fichier contient des caractères invisibles ou réservés. Renommez-le, puis réessayez.',
    ],
  ])('%s', async (_, file, sentence) => {
    const response = await admin.sendFile('upload', file);
    expect(response.status).toBe(400);
    expect(await sentenceOf(response)).toBe(sentence);
  });

  test('too many bytes: the admin knows the sentence by this word', async () => {
    const content = Buffer.concat([png, Buffer.alloc(20 * 1024 * 1024)]);
    const response = await admin.sendFile('upload', { name: 'a.png', content, type: 'image/png' });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual(tooLarge);
  });

  test('in English, to who chose it', async () => {
    const editor = await admin.invite('Rédaction');
    await editor.send('PUT', 'admin/users/me', { preferedLanguage: 'en' });
    expect(await sentenceOf(await editor.sendFile('upload', page))).toBe(
      'This type of file is not accepted. The media library takes JPEG, PNG, WebP, AVIF, GIF and SVG pictures, and PDF documents.',
    );
  });
});

describe('every other way in', () => {
  test('the route of the newer media library', async () => {
    expect((await admin.sendFile('upload/files', page)).status).toBe(400);
  });

  test('in the place of another file: the same rules, and the same kind of file', async () => {
    const original = await admin.upload('photo.png', png, {});
    const inItsPlace = (name: string, content: Buffer) =>
      admin.replaceFile(original.id, { name, content, type: 'image/png' });

    expect((await inItsPlace('page.html', page.content)).status).toBe(400);
    expect((await inItsPlace('photo.png', page.content)).status).toBe(400);
    const other = await inItsPlace('photo.jpg', jpeg);
    expect(other.status).toBe(400);
    expect(await sentenceOf(other)).toBe(
      'Ce fichier est en JPEG et celui qu’il remplace en PNG. Choisissez un fichier du même format, ou ajoutez celui-ci à part.',
    );
    expect((await inItsPlace('other.png', blackPng(40, 30))).status).toBe(200);
    await admin.removeFile(original.id);
  });

  test('the service fetches nothing from other addresses', async () => {
    const response = await admin.sendFile('upload/actions/upload-from-urls', page);
    expect(response.status).toBe(405);
  });

  test('the public interface', async () => {
    const form = new FormData();
    form.append('files', new Blob([png as BlobPart]), 'photo.png');
    for (const headers of [
      {},
      { Authorization: `Bearer ${inject('service').token}` },
      { Authorization: `Bearer ${inject('service').inboxToken}` },
    ]) {
      const response = await fetch(`${inject('service').url}/api/upload`, {
        method: 'POST',
        headers,
        body: form,
      });
      expect(response.status).toBe(403);
    }
  });
});

describe('how files are handed out', () => {
  test('a picture is shown, in a sandbox', async () => {
    const file = await admin.upload(
      'photo.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      {},
    );
    const { headers } = await served(file.url);
    expect(Object.fromEntries(headers)).toMatchObject(sealed);
    expect(headers.get('Content-Disposition')).toBeNull();
    await admin.removeFile(file.id);
  });

  test('a document is saved, not opened', async () => {
    const file = await admin.upload('plan.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'), {});
    const { headers } = await served(file.url);
    expect(Object.fromEntries(headers)).toMatchObject({
      ...sealed,
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
    });
    const part = await served(file.url, { headers: { Range: 'bytes=0-4' } });
    expect(part.status).toBe(206);
    expect(Object.fromEntries(part.headers)).toMatchObject({
      ...sealed,
      'content-disposition': 'attachment',
    });
    await admin.removeFile(file.id);
  });

  test('another spelling of the address changes nothing', async () => {
    const file = await admin.upload('plan.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'), {});
    const answer = await served(file.url.replace('/uploads/', '/%75ploads/'));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...sealed,
      'content-disposition': 'attachment',
    });
    await admin.removeFile(file.id);
  });
});
