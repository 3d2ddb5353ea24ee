import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { addStyles } from './added-styles.ts';

/** A sheet of Letter paper between its margins, in the pixels that a browser prints with. */
export const letterPaper = { width: 702, height: 935 };

/** Unless asked, browsers print no backgrounds: what is light on dark would be light on white. */
export const leaveOutBackgrounds = (page: Page) =>
  addStyles(page, '*, *::before, *::after { background: none !important; }');

/**
 * Texts that can be read on the screen and are not in the PDF that the browser makes of the page,
 * which is left in the look of paper.
 */
export async function lostOnPaper(page: Page): Promise<string[]> {
  const texts = await page.evaluate(readableTexts);
  await page.emulateMedia({ media: 'print' });
  const printed = letters(await textOf(await page.pdf({ format: 'Letter' })));
  return texts.filter((text) => {
    const missing = partsOf(text).filter((part) => !printed.includes(letters(part)));
    // One part may begin on one sheet and end on the next.
    return missing.length > (text.length > longText ? 1 : 0);
  });
}

const longText = 60;
const partsOf = (text: string) => text.match(/(\S+\s*){1,5}/g) ?? [];

/** Line breaks, ligatures and capitals are the typesetter's business. */
const letters = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

async function textOf(pdf: Buffer): Promise<string> {
  const reading = promisify(execFile)('pdftotext', ['-raw', '-enc', 'UTF-8', '-', '-'], {
    maxBuffer: 16 * 1024 * 1024,
  });
  reading.child.stdin?.end(pdf);
  return (await reading).stdout;
}

/** Runs in the page. Controls are of no use on paper; closed questions are printed open. */
function readableTexts(): string[] {
  const controls =
    'nav, form, dialog, button, noscript, [data-screen-only], [data-island="ShareMenu"], [aria-hidden="true"]';
  const isForScreenReaders = (element: Element) =>
    getComputedStyle(element).clipPath === 'inset(50%)' || element.parentElement?.clientWidth === 1;
  const isSeen = (element: Element) =>
    !isForScreenReaders(element) &&
    (element.closest('details:not([open])') !== null ||
      element.checkVisibility({ visibilityProperty: true }));
  const texts: string[] = [];
  const main = document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (text && element && !element.closest(controls) && isSeen(element)) texts.push(text);
  }
  return texts;
}

/** Texts that lie on one another, of which neither can be read. */
export const textsOverAnother = (page: Page) =>
  page.evaluate(() => {
    const isForScreenReaders = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
      }
      return false;
    };
    const lines: { words: string; node: Node; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      const element = node.parentElement;
      if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[aria-hidden="true"]') || isForScreenReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 4 && box.height > 4) lines.push({ words: words.slice(0, 40), node, box });
      }
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    const found = new Set<string>();
    for (const [index, { words, node, box }] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= box.bottom) break;
        if (other.node === node) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - other.box.top;
        // Neighbouring lines of tight type touch; a text that covers another takes half of it.
        if (across > 4 && down > Math.min(box.height, other.box.height) / 2) {
          found.add(`${words} / ${other.words}`);
        }
      }
    }
    return [...found];
  });
