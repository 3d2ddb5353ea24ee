import type { Page } from '@playwright/test';

/**
 * The files that the texts in sight are set in, and what they weigh, compressed. Italics aside: they
 * are there where an editor has stressed a word, and come when they come.
 */
export async function fontsInSight(page: Page): Promise<{ files: string[]; bytes: number }> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(findFonts);
}

function findFonts() {
  interface Face {
    readonly family: string;
    readonly weights: readonly number[];
    readonly ranges: readonly (readonly number[])[];
    /** None where it stands in with a font of the machine. */
    readonly file: string | undefined;
  }

  const upright = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue('font-style') !== 'italic')
    .map(({ style, parentStyleSheet }): Face => {
      const value = (name: string) => style.getPropertyValue(name);
      const [, path] = /url\("?([^")]+)/.exec(value('src')) ?? [];
      const base = parentStyleSheet?.href ?? document.baseURI;
      return {
        family: nameOf(value('font-family')),
        weights: value('font-weight').split(' ').map(Number),
        ranges: (value('unicode-range') || 'U+0-10FFFF').split(',').map((range) =>
          range
            .replace(/u\+/i, '')
            .split('-')
            .map((code) => Number.parseInt(code, 16)),
        ),
        file: path && new URL(path, base).href,
      };
    });

  const files = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!parent || !isInSight(text, parent)) continue;
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(parent);
    if (fontStyle !== 'normal') continue;
    const families = fontFamily.split(',').map(nameOf);
    for (const letter of new Set(text.textContent?.trim())) {
      const file = faceFor(letter, families, Number(fontWeight))?.file;
      if (file) files.add(file);
    }
  }
  const bytes = performance
    .getEntriesByType('resource')
    .filter(({ name }) => files.has(name))
    .reduce((sum, file) => sum + (file as PerformanceResourceTiming).encodedBodySize, 0);
  return { files: [...files].sort(), bytes };

  function nameOf(family: string) {
    return family.trim().replace(/^["']|["']$/g, '');
  }

  function isInSight(text: Node, parent: Element) {
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ width, height, top, bottom, left, right }) =>
        width > 1 &&
        height > 1 &&
        top < innerHeight &&
        bottom > 0 &&
        left < innerWidth &&
        right > 0,
    );
  }

  /** The first family that has this letter in the weight that comes closest. */
  function faceFor(letter: string, families: string[], weight: number) {
    const code = letter.codePointAt(0) ?? 0;
    return families
      .map((family) => {
        const candidates = upright.filter((face) => face.family === family);
        const nearest = Math.min(...candidates.map((face) => distance(face, weight)));
        return candidates
          .filter((face) => distance(face, weight) === nearest)
          .find(({ ranges }) =>
            ranges.some(([first = 0, last = first]) => first <= code && code <= last),
          );
      })
      .find((face) => face !== undefined);
  }

  function distance({ weights: [lightest = 400, boldest = lightest] }: Face, weight: number) {
    return Math.max(lightest - weight, weight - boldest, 0);
  }
}
