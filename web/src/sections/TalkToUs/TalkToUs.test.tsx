import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TalkToUs } from './TalkToUs.tsx';

const content = { title: 'Parlons-en', text: 'Racontez-nous.', button: 'Dites bonjour' };

describe('TalkToUs', () => {
  it('leads to the footer’s contact block and tells so', () => {
    const html = renderToStaticMarkup(<TalkToUs content={content} />);
    expect(html).toMatch(/<a href="#pied"[^>]*data-track="go_to_contact"/);
  });

  it('leads to the contact page where it is given', () => {
    const html = renderToStaticMarkup(<TalkToUs content={content} href="/contact" />);
    expect(html).toContain('href="/contact"');
  });

  it('does not call another address contact', () => {
    const html = renderToStaticMarkup(
      <TalkToUs content={content} href="https://musee.example" toContact={false} />,
    );
    expect(html).not.toContain('data-track');
  });

  it('sets a whole question smaller than a greeting', () => {
    const long = { ...content, title: 'Un projet, une question, un doute ?' };
    expect(renderToStaticMarkup(<TalkToUs content={content} />)).toContain('data-size="poster"');
    expect(renderToStaticMarkup(<TalkToUs content={long} />)).toContain('data-size="1"');
  });

  it('does without a text and a button', () => {
    const html = renderToStaticMarkup(<TalkToUs content={{ ...content, text: '', button: '' }} />);
    expect(html).not.toContain('<a ');
    expect(html).not.toContain('<p ');
  });
});
