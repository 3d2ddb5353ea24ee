/** Pictures written byte by byte: no encoder makes what these tests need. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const uint16LE = (value: number) => Buffer.from([value & 0xff, value >> 8]);
const uint24LE = (value: number) => Buffer.from([value & 0xff, (value >> 8) & 0xff, value >> 16]);

function uint32BE(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

function uint32LE(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** A small true picture. */
export const picture = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff') =>
  sharp({ create: { width: 32, height: 24, channels: 3, background: '#EC531A' } })
    .toFormat(format)
    .toBuffer();

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32BE(data.length), body, uint32BE(crc32(body))]);
}

/** One bit for each pixel, all of them black: a few kilobytes, whatever the size. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.concat([uint32BE(width), uint32BE(height), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A text chunk after the header, which is 33 bytes long. */
export const withPngText = (png: Buffer, text: string) =>
  Buffer.concat([
    png.subarray(0, 33),
    pngChunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1')),
    png.subarray(33),
  ]);

/** A comment right after the two bytes that every JPEG begins with. */
export const withJpegComment = (jpeg: Buffer, text: string) =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe, (text.length + 2) >> 8, (text.length + 2) & 0xff]),
    Buffer.from(text, 'latin1'),
    jpeg.subarray(2),
  ]);

interface Gif {
  width: number;
  height: number;
  frames?: number;
  comment?: string;
}

/** Frames as large as the canvas, which hold one pixel each. */
export function gif({ width, height, frames = 1, comment = '' }: Gif): Buffer {
  const canvas = Buffer.concat([uint16LE(width), uint16LE(height), Buffer.from([0x80, 0, 0])]);
  const palette = Buffer.from([0, 0, 0, 255, 255, 255]);
  const remark = comment
    ? [Buffer.from([0x21, 0xfe, comment.length]), Buffer.from(`${comment}\0`, 'latin1')]
    : [];
  const control = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0]);
  const frame = Buffer.concat([
    Buffer.from([0x2c, 0, 0, 0, 0]),
    uint16LE(width),
    uint16LE(height),
    Buffer.from([0, 2, 2, 0x44, 1, 0]),
  ]);
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    canvas,
    palette,
    ...remark,
    ...Array.from({ length: frames }, () => [control, frame]).flat(),
    Buffer.from([0x3b]),
  ]);
}

function riffChunk(type: string, data: Buffer): Buffer {
  const padding = Buffer.alloc(data.length % 2);
  return Buffer.concat([Buffer.from(type, 'latin1'), uint32LE(data.length), data, padding]);
}

/** One plain picture, shown again and again. */
export async function webpAnimation(side: number, frames: number): Promise<Buffer> {
  const still = await sharp({
    create: { width: side, height: side, channels: 3, background: '#1C1511' },
  })
    .webp({ lossless: true })
    .toBuffer();
  // What follows the RIFF header of a still picture is its one chunk.
  const image = still.subarray(12);
  const frame = riffChunk(
    'ANMF',
    Buffer.concat([
      uint24LE(0),
      uint24LE(0),
      uint24LE(side - 1),
      uint24LE(side - 1),
      uint24LE(100),
      Buffer.from([0]),
      image,
    ]),
  );
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    riffChunk('VP8X', Buffer.concat([uint32LE(0x02), uint24LE(side - 1), uint24LE(side - 1)])),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ]);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), uint32LE(body.length), body]);
}
