import type { ContentBlock } from '../../../content/schema/content-blocks.ts';
import type { Locale } from '../../../site/locale.ts';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Quote } from '../../../ui/Quote/Quote.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './case-study.module.css';

interface CaseStudyBlockProps {
  readonly block: ContentBlock;
  readonly index: number;
  readonly locale: Locale;
}

/** Every fourth block lies on the dark sheet. */
const isDark = (index: number) => index % 4 === 3;
/** Texts step to the right every other time; quotes stand between them. */
const isStepped = (index: number) => index % 4 > 1;

export function CaseStudyBlock({ block, index, locale }: CaseStudyBlockProps) {
  const dark = isDark(index);

  if (block.kind === 'markdown') {
    return (
      <Section
        as="div"
        tone={dark ? 'ink' : 'paper'}
        edge={dark ? '1' : 'none'}
        className={styles.block}
      >
        <Markdown
          text={block.markdown}
          layout="article"
          className={isStepped(index) ? styles.textRight : undefined}
        />
      </Section>
    );
  }

  const { quote, name, position, portrait } = block;
  return (
    <Section
      as="div"
      tone={dark ? 'ink' : 'kraft'}
      edge={dark ? '1' : '2'}
      className={styles.quoteBlock}
    >
      <Grid>
        <Quote
          className={styles.quote}
          author={name}
          position={position}
          portrait={
            // The name stands beside it.
            portrait && <Picture {...portrait} alt={portrait.alt[locale]} sizes="5rem" />
          }
        >
          {quote}
        </Quote>
      </Grid>
    </Section>
  );
}
