import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Client } from '../../content/schema/client.ts';
import type { Image } from '../../content/schema/media.ts';
import { logoSlideMs, logoVerticalAbovePx } from '../../site/limits.ts';
import { ClientCarousel } from './ClientCarousel.tsx';

const image = (src: string): Image => ({
  src,
  width: 400,
  height: 100,
  alt: { fr: `${src} fr`, en: `${src} en` },
  tone: undefined,
});
const client = (name: string, picture = true): Client => ({
  name,
  logo: image('/uploads/mark.svg'),
  image: picture ? image('/uploads/screen.webp') : undefined,
  sellsOnline: false,
});

describe('ClientCarousel', () => {
  it('shows the clients that have both a mark and a picture, in the language of the page', () => {
    const html = renderToStaticMarkup(
      <ClientCarousel clients={[client('Musée'), client('Sans image', false)]} locale="en" />,
    );
    expect(html).toContain('alt="Musée"');
    expect(html).toContain('alt="/uploads/screen.webp en"');
    expect(html).not.toContain('Sans image');
    expect(html).toContain('1 of 1');
  });

  it('is not there without clients', () => {
    expect(renderToStaticMarkup(<ClientCarousel clients={[]} locale="fr" />)).toBe('');
  });

  it('moves and turns as the limits say', () => {
    const file = '../../ui/LogoCarousel/LogoCarousel.module.css';
    const css = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(css).toContain(`transform ${logoSlideMs}ms`);
    expect(css).toContain(`@media (width > ${logoVerticalAbovePx}px)`);
    expect(css).toContain('@media (width > 640px)');
  });
});
