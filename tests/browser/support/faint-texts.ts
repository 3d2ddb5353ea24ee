import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, type Rgb } from '../../../web/src/styles/contrast.ts';

interface Text {
  readonly words: string;
  readonly color: Rgb;
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
 */
export async function faintTexts(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(addStyles, 'body * { content-visibility: visible !important; }');
  const texts = await page.evaluate(textsOf, within ?? null);
  await page.evaluate(addStyles, withoutLetters);
  const file = await page.screenshot({ fullPage: !within, type: 'jpeg', quality: 90 });
  await page.evaluate(removeStyles, 2);
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
      if (contrast(text.color, behind) < text.ratio) close += 1;
    }
  }
  return all === 0 ? 0 : close / all;
}

function textsOf(within: string | null): Text[] {
  const found: Text[] = [];
  // Of a part there is a picture of the window, else one of the page.
  const [offsetX, offsetY] = within ? [0, 0] : [scrollX, scrollY];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = (color: string) => {
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = color;
    canvas?.fillRect(0, 0, 1, 1);
    return canvas?.getImageData(0, 0, 1, 1).data ?? new Uint8ClampedArray(4);
  };
  const walker = document.createTreeWalker(
    (within && document.querySelector(within)) || document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim()) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    // Decoration, what cannot be used now, and what only screen readers read.
    if (element.closest('[aria-hidden=true], [inert], :disabled, script, style, option')) continue;
    let frame = { left: 0, top: -offsetY, right: innerWidth, bottom: within ? innerHeight : 1e6 };
    let isClipped = false;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, clipPath, clip } = getComputedStyle(box);
      const { left, top, right, bottom, width, height } = box.getBoundingClientRect();
      if (width <= 2 && height <= 2) isClipped = true;
      if (clip !== 'auto' || clipPath === 'inset(50%)') isClipped = true;
      if (overflowX !== 'visible')
        frame = { ...frame, left: Math.max(frame.left, left), right: Math.min(frame.right, right) };
      if (overflowY !== 'visible')
        frame = { ...frame, top: Math.max(frame.top, top), bottom: Math.min(frame.bottom, bottom) };
    }
    if (isClipped) continue;
    const style = getComputedStyle(element);
    const [r = 0, g = 0, b = 0, a = 255] = rgba(style.color);
    if (a < 255) continue;
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const left = Math.max(line.left, frame.left);
      const top = Math.max(line.top, frame.top);
      const width = Math.min(line.right, frame.right) - left;
      const height = Math.min(line.bottom, frame.bottom) - top;
      if (width < 3 || height < 3) continue;
      found.push({
        words: node.textContent.trim().slice(0, 60),
        color: [r, g, b],
        ratio: isLarge ? 3 : 4.5,
        left: Math.round(left + offsetX),
        top: Math.round(top + offsetY),
        width: Math.floor(width),
        height: Math.floor(height),
      });
    }
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

/** As a sheet that the page's policy allows. */
function addStyles(text: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

function removeStyles(count: number) {
  document.adoptedStyleSheets.splice(-count);
}
