import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ContentBlock } from '../../content/schema/content-blocks.ts';
import { ContentBlocks } from './ContentBlocks.tsx';
import { groupBlocks } from './group-blocks.ts';

const text = (markdown: string): ContentBlock => ({ kind: 'markdown', markdown });
const quote = (words: string, face: boolean): ContentBlock => ({
  kind: 'quote',
  quote: words,
  name: 'Rosalie Deschênes',
  position: 'Analyste',
  portrait: face
    ? {
        src: '/uploads/rosalie.webp',
        width: 900,
        height: 900,
        alt: { fr: 'Rosalie', en: 'Rosalie' },
        tone: undefined,
      }
    : undefined,
});

describe('groupBlocks', () => {
  it('lets only quotes with a portrait part the text', () => {
    const groups = groupBlocks([text('a'), quote('b', false), quote('c', true), text('d')]);
    expect(groups.map((group) => group.kind)).toEqual(['text', 'voice', 'text']);
    expect(groups[0]).toMatchObject({ blocks: [{ markdown: 'a' }, { quote: 'b' }] });
  });
});

describe('ContentBlocks', () => {
  it('keeps the order of the editors and the words of each block', () => {
    const html = renderToStaticMarkup(
      <ContentBlocks
        blocks={[text('### Avant\n\nUn.'), quote('Au milieu.', true), text('Deux.')]}
      />,
    );
    expect(html).toMatch(/<h2[^>]*>Avant<\/h2>.*Un\..*Au milieu\..*Rosalie Deschênes.*Deux\./s);
  });

  it('lays a quote with a portrait on kraft and one without into the column', () => {
    const loud = renderToStaticMarkup(<ContentBlocks blocks={[quote('Fort.', true)]} />);
    expect(loud).toContain('data-tone="kraft"');
    expect(loud).toContain('/uploads/rosalie.webp');
    const quiet = renderToStaticMarkup(<ContentBlocks blocks={[quote('Doux.', false)]} />);
    expect(quiet).not.toContain('data-tone="kraft"');
    expect(quiet).toContain('data-size="small"');
  });

  it('shows nothing for an article without content', () => {
    expect(renderToStaticMarkup(<ContentBlocks blocks={[]} />)).toBe('');
  });
});
