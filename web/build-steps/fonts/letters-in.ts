/**
 * For tests: what an uncompressed font can draw, read from the table that all browsers read, of
 * runs of characters ("cmap", format 4).
 */
export function lettersIn(font: Buffer): string {
  const cmap = tableOf(font, 'cmap');
  const formats = rangeOf(cmap.readUInt16BE(2)).map((index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const runs = formats.find((table) => table.readUInt16BE(0) === 4);
  if (!runs) throw new Error('The font has no table of format 4.');
  const count = runs.readUInt16BE(6) / 2;
  const codes = rangeOf(count).flatMap((index) => {
    const last = runs.readUInt16BE(14 + 2 * index);
    const first = runs.readUInt16BE(16 + 2 * (count + index));
    return rangeOf(last - first + 1).map((step) => first + step);
  });
  return String.fromCharCode(...codes);
}

function tableOf(font: Buffer, name: string): Buffer {
  const entry = rangeOf(font.readUInt16BE(4))
    .map((index) => font.subarray(12 + 16 * index, 28 + 16 * index))
    .find((each) => each.toString('latin1', 0, 4) === name);
  if (!entry) throw new Error(`The font has no table "${name}".`);
  return font.subarray(entry.readUInt32BE(8));
}

const rangeOf = (length: number) => Array.from({ length }, (_, index) => index);
