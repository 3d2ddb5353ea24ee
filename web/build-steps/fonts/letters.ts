const alphabet = 'abcdefghijklmnopqrstuvwxyz';

export const figures = '0123456789';

/**
 * What French and English are written in from day to day, so that most pages need no other file. No
 * font has a narrow no-break space or a soft hyphen: they are drawn with the face that claims them.
 */
export const common = [
  alphabet,
  alphabet.toUpperCase(),
  'àâçéèêëîïôœùû',
  'ÀÂÇÉÈÊÎÔŒ',
  `.,:;!?…'’"“”«»()-–—/&%`,
  ' \u00a0\u202f\u00ad',
].join('');

/** Common in running text, rare in titles. */
export const signs = '@$+*©[]';

/**
 * What else both fonts have. Accents that stand by themselves are left out: where one meets a letter
 * that no face has with this accent, the two fall back together.
 */
export const rare = [
  'æüÿÆËÏÙÛÜáãäåìíðñòóõöøúýþßÁÃÄÅÌÍÐÑÒÓÕÖØÚÝÞ',
  '#<=>\\^_`{|}~¡¢£¥¦§¨ª¬®¯°±²³´¶·¸¹º¼½¾¿×÷',
  'ıˆ˚˜‘‚„•‹›⁄€™−\u2009',
].join('');

/** As a stylesheet writes it: "U+20-22,U+e9". */
export function unicodeRange(letters: string): string {
  const codes = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0);
  const ranges: { first: number; last: number }[] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const open = ranges.at(-1);
    if (open && code === open.last + 1) open.last = code;
    else ranges.push({ first: code, last: code });
  }
  return ranges
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(',');
}

const hex = (code: number) => code.toString(16);
