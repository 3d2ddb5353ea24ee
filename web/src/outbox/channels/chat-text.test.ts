import { expect, it } from 'vitest';
import { chatText } from './chat-text.ts';

const sign = / \[…\] \(coupé : le texte entier est dans la boîte de réception du site\)$/;
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Always the same texts: a test that fails must fail again. */
function* texts() {
  const pieces = ['<', '>', '&', '&amp;', 'é', '😀', '\n', '<!channel>', 'mot ', '\ud83d'];
  let seed = 1;
  for (let count = 0; count < 300; count += 1) {
    let text = '';
    for (let length = count * 4; text.length < length; ) {
      seed = (seed * 48271) % 2147483647;
      text += pieces[seed % pieces.length];
    }
    yield text;
  }
  for (const piece of pieces) yield piece.repeat(1000);
}

it('never exceeds its limit, and is cut between two signs only', () => {
  for (const text of texts()) {
    for (const limit of [150, 2000, 3000]) {
      const shown = chatText(text, limit);
      expect(shown.length).toBeLessThanOrEqual(limit);
      expect(shown.replace(/&(amp|lt|gt);/g, '')).not.toMatch(/[&<>]/);

      const isCut = sign.test(shown);
      const kept = unescaped(shown.replace(sign, ''));
      expect(isCut ? text.startsWith(kept) : kept === text).toBe(true);
      // Neither half of an emoji nor less than would have fitted.
      expect(kept).toBe(Array.from(text).slice(0, Array.from(kept).length).join(''));
      if (isCut) expect(shown.length).toBeGreaterThan(limit - 6);
    }
  }
});
