import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Artwork } from './Artwork.tsx';
import { artworks } from './artworks.ts';

describe('artworks', () => {
  const files = Object.values(artworks).flatMap(({ file, widths }) =>
    widths.flatMap((width) => [`${file}-${width}.avif`, `${file}-${width}.webp`]),
  );

  it.each(files)('%s is among the public files', (file) => {
    expect(existsSync(new URL(`../../../public${file}`, import.meta.url))).toBe(true);
  });
});

describe('Artwork', () => {
  it('offers avif first, keeps its place and waits until it is near', () => {
    const html = renderToStaticMarkup(<Artwork name="talk" sizes="50vw" />);
    expect(html).toContain('type="image/avif"');
    expect(html).toContain('width="1600" height="978"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('alt=""');
  });

  it('is loaded at once in the first view', () => {
    const html = renderToStaticMarkup(<Artwork name="sun" sizes="50vw" alt="Soleil" priority />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('loading="eager"');
  });
});
