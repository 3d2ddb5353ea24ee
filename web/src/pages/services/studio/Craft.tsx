import { useId } from 'react';
import type { ServiceBlock } from '../../../content/schema/service-blocks.ts';
import { CaseStudyLinks } from '../../../sections/CaseStudyLinks/CaseStudyLinks.tsx';
import type { Locale } from '../../../site/locale.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { localizePath } from '../../../site/paths.ts';
import { Cut, type CutShape } from '../../../ui/Cut/Cut.tsx';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { placeId } from '../../../ui/rich-text/anchor-id.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './studio.module.css';

interface CraftProps {
  readonly blocks: readonly ServiceBlock[];
  readonly locale: Locale;
}

const cuts: readonly CutShape[] = ['sheet-2', 'reply', 'sheet-3', 'arch'];

/** What comes out of the workshop, a row each. */
export function Craft({ blocks, locale }: CraftProps) {
  const titleId = useId();
  if (blocks.length === 0) return null;

  return (
    <Section labelledBy={titleId}>
      <Grid>
        <Heading level={2} id={titleId} className={styles.craftTitle}>
          {messagesFor(locale).services.craft}
        </Heading>
        <ul className={styles.craft}>
          {blocks.map((block, index) => (
            <li
              className={styles.piece}
              key={block.title}
              id={block.anchor && placeId(block.anchor.identifier)}
            >
              <Heading level={3} size={2}>
                <Route block={block} locale={locale} />
              </Heading>
              <Markdown text={block.markdown} headingLevel={3} className={styles.pieceText} />
              {block.image && (
                <Cut shape={cuts[index % cuts.length] ?? 'sheet-2'} className={styles.piecePicture}>
                  <Picture
                    src={block.image.src}
                    alt={block.image.alt[locale]}
                    width={block.image.width}
                    height={block.image.height}
                    tone={block.image.tone}
                    sizes="(max-width: 60rem) 92vw, 26rem"
                  />
                </Cut>
              )}
              <div className={styles.pieceStudies}>
                <CaseStudyLinks caseStudies={block.caseStudies} locale={locale} headingLevel={4} />
              </div>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}

/** A page that does not exist is left out: an editor's slip makes no dead link. */
function Route({ block, locale }: { readonly block: ServiceBlock; readonly locale: Locale }) {
  const href = block.route && localizePath(block.route, locale);
  return href ? (
    <a className={styles.pieceLink} href={href}>
      {block.title}
    </a>
  ) : (
    block.title
  );
}
