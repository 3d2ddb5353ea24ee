import { expect, it } from 'vitest';
import { extract, marked } from './extract.ts';

const shown = (pieces: ReturnType<typeof marked>) =>
  pieces.map(({ text, marked: isMarked }) => (isMarked ? `[${text}]` : text)).join('');

it('marks the words as they are written, whatever was typed', () =>
  expect(shown(marked('L’accessibilité, accessible à tous', new Set(['accessibl']), 'fr'))).toBe(
    'L’[accessibilité], [accessible] à tous',
  ));

it('shows the part of a long text that has most of what was looked for', () => {
  const text = `${'Rien ici. '.repeat(60)}Le panier mène au paiement. ${'Rien là. '.repeat(60)}`;
  const pieces = extract(text, new Set(['pani', 'pai']), 'fr');
  expect(shown(pieces)).toContain('[panier] mène au [paiement]');
  expect(shown(pieces)).toMatch(/^… .* …$/);
  expect(shown(pieces).length).toBeLessThan(340);
});

it('begins at the beginning when only the title was found', () =>
  expect(shown(extract('Un texte court.', new Set(['marée']), 'fr'))).toBe('Un texte court.'));

it('chooses where most different words stand together, however often one is repeated', () => {
  const text = `${'Le panier. '.repeat(20_000)}${'x'.repeat(300)} Le panier mène au paiement. ${'Fin. '.repeat(100)}`;
  const found = shown(extract(text, new Set(['pani', 'pai', 'x'.repeat(300)]), 'fr'));
  expect(found).toContain('[panier] mène au [paiement]');
});
