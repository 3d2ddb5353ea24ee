import type { Page } from '@playwright/test';

export interface Stop {
  /** The beginning of what has focus. */
  readonly html: string;
  /** Something lies over it, or it is outside of the window. */
  readonly isHidden: boolean;
  /** Nothing tells it from what has no focus. */
  readonly isUnmarked: boolean;
}

/** Presses Tab and looks at where it leads; nothing when it leads out of the page. */
async function nextStop(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  const stop = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    focused.toggleAttribute('data-reached', true);
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const points = [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) =>
      [left + 2, (left + right) / 2, right - 2].map((x) => [x, y] as const),
    );
    const isSeen = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    });
    // A link that spans a whole card marks the card, or its words.
    const card = focused.closest('li, article') ?? focused;
    const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    // What has focus comes first: mostly it is the one, and styles take time to work out.
    const isMarked = [focused, card, ...card.querySelectorAll('*')].some(
      (element) =>
        hasOutline(getComputedStyle(element)) || hasOutline(getComputedStyle(element, '::after')),
    );
    return {
      html: focused.outerHTML.slice(0, 120),
      isHidden: !isSeen,
      isUnmarked: !isMarked,
    };
  });
  return stop ?? undefined;
}

/** No page has so many: whoever gets there goes in circles. */
const tooMany = 400;

/** Every stop from where focus is until Tab leads out of the page. */
export async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let stop = await nextStop(page); stop; stop = await nextStop(page)) {
    stops.push(stop);
    if (stops.length === tooMany) throw new Error(`Tab goes in circles, past ${stop.html}`);
  }
  return stops;
}

/** What can be used with a pointer and was not a stop of `tabThrough`. */
export const unreached = (page: Page) =>
  page.evaluate(() => {
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(usable)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches(':disabled, [tabindex="-1"], [data-reached]'))
      .filter((element) => !element.closest('[inert], [aria-hidden="true"]'))
      .map((element) => element.outerHTML.slice(0, 120));
  });
