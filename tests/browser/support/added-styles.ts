import type { Page } from '@playwright/test';

/** Styles over those of the page, as a sheet that its policy allows. */
export const addStyles = (page: Page, text: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, text);

/** Takes back what was added last. */
export const removeStyles = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });

/** Draws also what waits to be scrolled near: a picture of the whole page would lack it. */
export const drawAll = (page: Page) =>
  addStyles(page, 'body * { content-visibility: visible !important; }');
