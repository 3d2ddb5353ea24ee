export type MediaFormat = 'avif' | 'webp' | 'jpg';

type MediaOptions = { width: number; format: MediaFormat };

const tiers: readonly [number, ...number[]] = [500, 750, 1000];
const wideTier = 1600;

/** Every width that is ever asked for; the resizing endpoint makes no other. */
export const allWidths: readonly number[] = [...tiers, wideTier];

export function isVector(src: string): boolean {
  return /\.svg(?:$|[?#])/i.test(src);
}

/** The address of a stored picture at the site's resizing endpoint. Vectors pass unchanged. */
export function mediaUrl(src: string, options: MediaOptions): string {
  return isVector(src) ? `/media/_${src}` : `/media/w_${options.width},f_${options.format}${src}`;
}

/** The widths worth offering: never more than the original holds, but for the smallest. */
export function mediaWidths(original: number, wide = false): [number, ...number[]] {
  const offered = (wide ? [...tiers, wideTier] : tiers).filter((width) => width <= original);
  const [first, ...rest] = offered;
  return first === undefined ? [tiers[0]] : [first, ...rest];
}

export function mediaSrcSet(src: string, widths: readonly number[], format: MediaFormat): string {
  return widths.map((width) => `${mediaUrl(src, { width, format })} ${width}w`).join(', ');
}
