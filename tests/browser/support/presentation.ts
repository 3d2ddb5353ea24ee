import type { Page } from '@playwright/test';
import { addStyles } from './added-styles.ts';

/** How far the page is wider than its window, in pixels; more than 0 scrolls sideways. */
export const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The spacing that WCAG 1.4.12 lets every reader set; `removeStyles` takes it back. */
export const spaceTexts = (page: Page) =>
  addStyles(
    page,
    `
      * {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }
      p { margin-block-end: 2em !important; }
    `,
  );

/** As if the pointer were over everything at once; `removeStyles` takes it away. */
export async function pointAtEverything(page: Page): Promise<void> {
  const rules = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map(({ cssText }) => cssText)
      .filter((text) => text.includes(':hover')),
  );
  await addStyles(page, rules.join('\n').replaceAll(':hover', ':nth-child(n)'));
}

/** Texts that a box cuts off. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const cuts: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
      for (let box: HTMLElement | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        // Read by screen readers only, or a part that is moved aside on purpose.
        if (clipPath !== 'none' || box.getAttribute('aria-hidden') === 'true' || box.inert) break;
        const frame = box.getBoundingClientRect();
        const text = element.getBoundingClientRect();
        const isCut =
          (/hidden|clip/.test(overflowX) && text.right > frame.right + 2) ||
          (/hidden|clip/.test(overflowY) && text.bottom > frame.bottom + 2);
        if (isCut) cuts.push(`${element.tagName} "${element.textContent?.trim().slice(0, 60)}"`);
        if (isCut) break;
      }
    }
    return cuts;
  });

/** What stays in one place while the rest scrolls would be printed over every sheet of paper. */
export const fixedParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility())
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/**
 * Texts in a colour of ours where the system sets them all: whichever background it has chosen,
 * they may vanish in it. That a colour of the system's can be read on its background, it promises.
 */
export const ownColours = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'));
    const shown = (color: string) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    };
    probe.style.forcedColorAdjust = 'none';
    const onCanvas = ['CanvasText', 'LinkText', 'VisitedText', 'ButtonText', 'GrayText'].map(shown);
    const [highlight, highlightText] = [shown('Highlight'), shown('HighlightText')];
    probe.remove();

    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !element.checkVisibility()) continue;
      const { forcedColorAdjust, color, backgroundColor } = getComputedStyle(element);
      const isSelected = color === highlightText && backgroundColor === highlight;
      if (forcedColorAdjust !== 'none' || isSelected || onCanvas.includes(color)) continue;
      found.push(`${node.textContent.trim().slice(0, 60)} (${color})`);
    }
    return found;
  });

export const runningAnimations = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

/** What a label, a link or a description could not tell apart. */
export const doubleIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
