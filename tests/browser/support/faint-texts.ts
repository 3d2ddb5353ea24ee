import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, type Rgb } from '../../../web/src/styles/contrast.ts';
import { addStyles, removeStyles } from './added-styles.ts';

interface Text {
  readonly words: string;
  readonly color: Rgb;
  /** How much of its colour it has: 1 is all. */
  readonly opacity: number;
  /** What WCAG asks of it: less of large letters. */
  readonly ratio: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** So much of what lies behind a line may be too close to its colour: corners, edges, grain. */
const tolerated = 0.1;

/**
 * Texts that are too faint, as they are painted now: of the whole page, or of a part that is in
 * sight. axe only knows colours that are declared, and gives up where something is drawn behind a
 * text, which here is nearly everywhere: so this looks at a picture of the page without its letters.
 * What waits to be scrolled near is not in it unless `drawAll` was called.
 */
export async function faintTexts(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(whenPicturesAreDrawn);
  const texts = await page.evaluate(textsOf, within ?? null);
  await addStyles(page, withoutLetters);
  const file = await page.screenshot({ fullPage: !within, type: 'jpeg', quality: 90 });
  await removeStyles(page);
  const picture = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const scale = picture.info.width / (page.viewportSize()?.width ?? picture.info.width);
  return texts.filter((text) => shareTooClose(text, picture, scale) > tolerated).map(said);
}

const said = ({ words, color, ratio }: Text) => `${words} (${color.join()} needs ${ratio})`;

interface Picture {
  readonly data: Buffer;
  readonly info: sharp.OutputInfo;
}

function shareTooClose(text: Text, { data, info }: Picture, scale: number): number {
  const right = Math.min((text.left + text.width) * scale, info.width);
  const bottom = Math.min((text.top + text.height) * scale, info.height);
  let all = 0;
  let close = 0;
  for (let y = Math.ceil(text.top * scale); y < bottom; y += 1) {
    for (let x = Math.ceil(text.left * scale); x < right; x += 1) {
      const at = (y * info.width + x) * info.channels;
      const behind: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      all += 1;
      if (contrast(mixed(text, behind), behind) < text.ratio) close += 1;
    }
  }
  return all === 0 ? 0 : close / all;
}

const mixed = ({ color, opacity }: Text, behind: Rgb): Rgb =>
  opacity === 1
    ? color
    : [
        Math.round(color[0] * opacity + behind[0] * (1 - opacity)),
        Math.round(color[1] * opacity + behind[1] * (1 - opacity)),
        Math.round(color[2] * opacity + behind[2] * (1 - opacity)),
      ];

/** Runs in the page: waits for the pictures that have been asked for, also in another size. */
async function whenPicturesAreDrawn(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const whenDrawn = async (picture: HTMLImageElement) => {
    // Otherwise it may be drawn a moment after the page was photographed.
    picture.decoding = 'sync';
    do {
      // A picture that fails is told by its request; one that gives way to another size is waited for.
      await picture.decode().catch(() => undefined);
      await nextFrame();
    } while (!picture.complete);
  };
  const isInSight = (picture: HTMLImageElement) => {
    const { top, right, bottom, left } = picture.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  };
  // By then it is known which size is needed.
  await nextFrame();
  await nextFrame();
  // The others wait to be scrolled to, and would for ever.
  const pictures = [...document.images].filter(
    (picture) => picture.loading === 'eager' || isInSight(picture),
  );
  await Promise.all(pictures.map(whenDrawn));
}

/** Runs in the page: each line of each text that can be seen. */
function textsOf(within: string | null): Text[] {
  // Of a part there is a picture of the window, else one of the page.
  const [offsetX, offsetY] = within ? [0, 0] : [scrollX, scrollY];
  const everything = {
    left: 0,
    top: -offsetY,
    right: innerWidth,
    bottom: within ? innerHeight : document.documentElement.scrollHeight,
  };
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

  /** However it is written. */
  const bytesOf = (color: string) => {
    if (!canvas) throw new Error('No canvas.');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data;
  };

  /** Where its letters can be seen and how strong they are; nothing where only screen readers read. */
  const seenPart = (element: Element) => {
    let frame = everything;
    let opacity = 1;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      // It has no box.
      if (style.display === 'contents') continue;
      const { left, top, right, bottom, width, height } = box.getBoundingClientRect();
      if ((width <= 2 && height <= 2) || style.clipPath === 'inset(50%)') return undefined;
      opacity *= Number(style.opacity);
      if (style.overflowX !== 'visible') {
        frame = { ...frame, left: Math.max(frame.left, left), right: Math.min(frame.right, right) };
      }
      if (style.overflowY !== 'visible') {
        frame = { ...frame, top: Math.max(frame.top, top), bottom: Math.min(frame.bottom, bottom) };
      }
    }
    return { frame, opacity };
  };

  const linesOf = (node: Node, element: Element): Text[] => {
    const seen = seenPart(element);
    if (!seen) return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 0] = bytesOf(color);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map((line) => {
      const left = Math.max(line.left, seen.frame.left);
      const top = Math.max(line.top, seen.frame.top);
      return {
        words: node.textContent?.trim().slice(0, 60) ?? '',
        color: [red, green, blue],
        opacity: (seen.opacity * alpha) / 255,
        ratio: isLarge ? 3 : 4.5,
        left: left + offsetX,
        top: top + offsetY,
        width: Math.min(line.right, seen.frame.right) - left,
        height: Math.min(line.bottom, seen.frame.bottom) - top,
      };
    });
  };

  const found: Text[] = [];
  const start = (within && document.querySelector(within)) || document.body;
  const walker = document.createTreeWalker(start, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Decoration, and what cannot be used now.
    if (element.closest('[aria-hidden=true], [inert], :disabled, script, style, option')) continue;
    found.push(...linesOf(node, element));
  }
  return found;
}

const withoutLetters = `
  *, *::before, *::after {
    transition: none !important;
    color: transparent !important;
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
  }
`;
