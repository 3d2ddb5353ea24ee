import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Artwork } from './Artwork.tsx';
import { type ArtworkName, artworkSources, artworks } from './artworks.ts';

describe('artworks', () => {
  const names = Object.keys(artworks) as ArtworkName[];
  const files = names.flatMap((name) =>
    (['avif', 'webp'] as const).flatMap((format) =>
      artworkSources(name, '', format).flatMap(({ srcSet }) => srcSet.match(/\/\S+/g) ?? []),
    ),
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

  it('offers a phone what it shows of a wide one, and larger windows all of it', () => {
    const html = renderToStaticMarkup(<Artwork name="homeFront" sizes="50vw" />);
    const [phone, wide] = artworkSources('homeFront', '50vw', 'avif');
    expect(wide).toMatchObject({ sizes: '50vw', media: `not all and ${phone?.media}` });
    expect(phone?.srcSet).toMatch(/-552\.avif 552w/);
    expect(html).toContain(`srcSet="${phone?.srcSet}" sizes="100vw" media="${phone?.media}"`);
  });

  it('is loaded at once in the first view', () => {
    const html = renderToStaticMarkup(<Artwork name="sun" sizes="50vw" alt="Soleil" priority />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).toContain('loading="eager"');
  });
});
