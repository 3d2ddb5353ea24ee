import type { ContentBlock } from '../../content/schema/content-blocks.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Quote } from '../../ui/Quote/Quote.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './ContentBlocks.module.css';
import { groupBlocks, type QuoteBlock } from './group-blocks.ts';

interface ContentBlocksProps {
  readonly blocks: readonly ContentBlock[];
}

/** The body of an article: texts on the page's grid, and the voices in between. */
export function ContentBlocks({ blocks }: ContentBlocksProps) {
  const groups = groupBlocks(blocks);
  return (
    <>
      {groups.map((group, index) =>
        group.kind === 'voice' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
          <Voice key={index} quote={group.quote} />
        ) : (
          <Section
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
            key={index}
            as="div"
            edge={index > 0 ? '2' : 'none'}
            className={styles.text}
          >
            {group.blocks.map((block, place) =>
              block.kind === 'markdown' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
                <Markdown key={place} text={block.markdown} layout="article" />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
                <Aside key={place} quote={block} />
              ),
            )}
          </Section>
        ),
      )}
      {groups.at(-1)?.kind === 'voice' && (
        // What follows lies on the page's own paper again: its cut edge ends the band.
        <Section as="div" edge="2" className={styles.end}>
          {null}
        </Section>
      )}
    </>
  );
}

/** Someone with a face speaks across the whole page. */
function Voice({ quote }: { readonly quote: QuoteBlock }) {
  const { portrait } = quote;
  return (
    <Section as="div" tone="kraft" edge="1" className={styles.voice}>
      <Grid>
        <Quote
          className={styles.spoken}
          author={quote.name}
          position={quote.position}
          portrait={
            portrait && (
              <Picture
                src={portrait.src}
                // The name stands beside it.
                alt=""
                width={portrait.width}
                height={portrait.height}
                tone={portrait.tone}
                sizes="5rem"
              />
            )
          }
        >
          {quote.quote}
        </Quote>
      </Grid>
    </Section>
  );
}

function Aside({ quote }: { readonly quote: QuoteBlock }) {
  return (
    <Grid>
      <Quote size="small" className={styles.aside} author={quote.name} position={quote.position}>
        {quote.quote}
      </Quote>
    </Grid>
  );
}
