export type Rgb = readonly [red: number, green: number, blue: number];

/** How far two colours can be told apart, as WCAG counts it: from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const first = luminance(a);
  const second = luminance(b);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Of each value that a screen can show: whole pages are measured by the pixel. */
const linearValues = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const linear = (byte: number): number => linearValues[byte] ?? 0;
