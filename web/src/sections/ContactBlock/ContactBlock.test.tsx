import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactBlock } from './ContactBlock.tsx';

const content = {
  email: 'studio@salve.example',
  button: 'Écrire au studio',
  title: 'Le studio est tout ouïe',
  text: 'Un croquis suffit.',
  others: 'Pour le reste, notre page Contact.',
};

describe('ContactBlock', () => {
  it('leads to the team’s address and to the contact page', () => {
    const html = renderToStaticMarkup(<ContactBlock content={content} locale="en" />);
    expect(html).toMatch(/href="mailto:studio@salve.example"[^>]*>Écrire au studio/);
    expect(html).toContain('href="/en/contact"');
    expect(html).toContain('Pour le reste, notre page Contact.');
  });

  it('shows the address where the button has no words', () => {
    const html = renderToStaticMarkup(
      <ContactBlock content={{ ...content, button: '', others: undefined }} locale="fr" />,
    );
    expect(html).toContain('>studio@salve.example');
  });
});
