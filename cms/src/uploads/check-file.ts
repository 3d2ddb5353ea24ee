import { open, readFile } from 'node:fs/promises';

import { errors } from '@strapi/utils';
import sharp from 'sharp';

import { cleanSvg } from './clean-svg';
import { type Kind, kindNamed, kindOfContent } from './kinds';
import { MAX_DRAWING_BYTES, MAX_DRAWING_PARTS, MAX_PIXELS } from './limits';
import type { Refusals } from './refusals';

export interface IncomingFile {
  filepath: string;
  originalFilename?: string | null;
  size: number;
}

export interface CheckedFile {
  kind: Kind;
  /** What is to be stored instead of what was sent. */
  cleaned?: Buffer;
}

/** Separators of folders, control characters, and marks that turn the direction of reading. */
const ODD_NAME = /[/\\:*?"<>|\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
const MAX_NAME_LENGTH = 200;
/** Enough for every beginning that is known, and for the end of a PDF. */
const PEEK_BYTES = 1024;

/** What a picture is by sharp's word, which has to read it. */
const SHARP_FORMATS: Readonly<Record<string, string>> = { heif: 'AVIF' };

async function ends(file: IncomingFile): Promise<{ first: Buffer; last: Buffer }> {
  const handle = await open(file.filepath);
  try {
    const { size } = await handle.stat();
    const read = async (position: number) => {
      const { buffer, bytesRead } = await handle.read(
        Buffer.alloc(PEEK_BYTES),
        0,
        PEEK_BYTES,
        position,
      );
      return buffer.subarray(0, bytesRead);
    };
    return { first: await read(0), last: await read(Math.max(0, size - PEEK_BYTES)) };
  } finally {
    await handle.close();
  }
}

/** Reads the header only: the pixels of a bomb are never unpacked. */
async function checkPixels(input: string | Buffer, kind: Kind, say: Refusals): Promise<void> {
  const { format, width, height, pages } = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new errors.ValidationError(say.damaged);
    });
  const read = SHARP_FORMATS[format] ?? format.toUpperCase();
  if (read !== kind.name.toUpperCase()) throw new errors.ValidationError(say.damaged);

  const pixels = width * height * (pages ?? 1);
  if (pixels > MAX_PIXELS) {
    const megapixels = Math.ceil(pixels / 1_000_000);
    throw new errors.ValidationError(
      say.tooLarge(megapixels, MAX_PIXELS / 1_000_000, (pages ?? 1) > 1),
    );
  }
}

/** All of it, as the site will: a picture that was cut off or damaged on its way is not stored. */
async function readWhole(filepath: string, say: Refusals): Promise<void> {
  await sharp(filepath, { limitInputPixels: MAX_PIXELS })
    .resize(16, 16, { fit: 'fill' })
    .raw()
    .toBuffer()
    .catch(() => {
      throw new errors.ValidationError(say.damaged);
    });
}

/** By counting alone: to read them would be what it is refused for. */
const hasTooManyParts = (source: string) =>
  (source.match(/<[a-z]/gi)?.length ?? 0) > MAX_DRAWING_PARTS;

async function cleanDrawing(file: IncomingFile, kind: Kind, say: Refusals): Promise<Buffer> {
  if (file.size > MAX_DRAWING_BYTES) throw new errors.ValidationError(say.drawingTooHeavy);
  const source = await readFile(file.filepath, 'utf8');
  if (hasTooManyParts(source)) throw new errors.ValidationError(say.drawingTooDetailed);
  let cleaned: Buffer;
  try {
    cleaned = Buffer.from(cleanSvg(source));
  } catch {
    throw new errors.ValidationError(say.damaged);
  }
  await checkPixels(cleaned, kind, say);
  return cleaned;
}

/** By content, not by name: what a file begins with, what can read it, and how large it is. */
export async function checkFile(file: IncomingFile, say: Refusals): Promise<CheckedFile> {
  const name = file.originalFilename ?? '';
  if (ODD_NAME.test(name) || name.length > MAX_NAME_LENGTH) {
    throw new errors.ValidationError(say.name);
  }
  const kind = kindNamed(name);
  if (!kind) throw new errors.ValidationError(say.type);

  const { first, last } = await ends(file);
  const content = kindOfContent(first);
  if (content !== kind) {
    const ending = name.slice(name.lastIndexOf('.'));
    throw new errors.ValidationError(say.otherContent(ending, content?.name));
  }

  if (kind.name === 'PDF') {
    if (!last.includes('%%EOF')) throw new errors.ValidationError(say.damaged);
    return { kind };
  }
  if (kind.name === 'SVG') return { kind, cleaned: await cleanDrawing(file, kind, say) };
  await checkPixels(file.filepath, kind, say);
  await readWhole(file.filepath, say);
  return { kind };
}
