import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Apply } from './Apply.tsx';

const block = { title: 'Votre nom sur la sonnette ?', text: 'Écrivez-nous.', button: 'Envoyer' };

describe('Apply', () => {
  it('leads to the job board, with the address beside it', () => {
    const html = renderToStaticMarkup(
      <Apply {...block} url="https://emplois.example/un" email="carriere@salve.example" />,
    );
    expect(html).toMatch(/href="https:\/\/emplois\.example\/un"[^>]*>Envoyer/);
    expect(html).toMatch(/href="mailto:carriere@salve\.example"[^>]*>carriere@salve\.example/);
  });

  it('is a letter where there is no job board', () => {
    const html = renderToStaticMarkup(<Apply {...block} email="carriere@salve.example" />);
    expect(html).toMatch(/href="mailto:carriere@salve\.example"[^>]*>Envoyer/);
  });
});
