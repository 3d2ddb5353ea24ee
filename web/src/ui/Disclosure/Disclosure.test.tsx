import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

const words = { title: 'Faut-il un diplôme ?', showLabel: 'Afficher', hideLabel: 'Masquer' };

test('works without a script, and its answer is in the page', () => {
  const html = renderToStaticMarkup(<Disclosure {...words}>Non.</Disclosure>);
  expect(html).toMatch(/^<details (?![^>]*open)[^>]*><summary/);
  expect(html).toContain('Non.');
});

test('names what the sign does, closed and open', () => {
  const html = renderToStaticMarkup(
    <Disclosure {...words} open name="faq">
      Non.
    </Disclosure>,
  );
  expect(html).toMatch(/^<details [^>]*open="" name="faq"/);
  expect(html).toMatch(/#plus".*Afficher.*#minus".*Masquer/);
});
