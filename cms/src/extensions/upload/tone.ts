import sharp from 'sharp';

type Colour = readonly [red: number, green: number, blue: number];

const INKS: Readonly<Record<string, Colour>> = {
  paper: [0xf8, 0xf0, 0xe1],
  kraft: [0xea, 0xd9, 0xbc],
  ink: [0x1c, 0x15, 0x11],
  orange: [0xec, 0x53, 0x1a],
  river: [0x1e, 0x4f, 0x73],
  ice: [0x9c, 0xc3, 0xcf],
  frost: [0xd5, 0xe4, 0xe1],
  spruce: [0x1d, 0x4a, 0x3a],
  moss: [0x6f, 0x8f, 0x5c],
  clay: [0xe3, 0x9a, 0x83],
  rose: [0xf1, 0xc3, 0xae],
  maize: [0xf1, 0xb4, 0x45],
  ember: [0xb4, 0x38, 0x0a],
};

function distance(a: Colour, b: Colour): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

/** The house ink nearest to the average colour of a picture. */
export async function toneOf(path: string): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(path)
    .flatten({ background: '#F8F0E1' })
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const average: Colour = [red, green, blue];
  const [nearest] = Object.entries(INKS).sort(
    ([, a], [, b]) => distance(a, average) - distance(b, average),
  );
  return nearest?.[0] ?? 'paper';
}
