import { type ReactNode, useId } from 'react';
import type { ServiceBlock as Block } from '../../content/schema/service-blocks.ts';
import type { Locale } from '../../site/locale.ts';
import { Cut, type CutShape } from '../../ui/Cut/Cut.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { placeId } from '../../ui/rich-text/anchor-id.ts';
import { type Edge, Section, type Tone } from '../../ui/Section/Section.tsx';
import { CaseStudyLinks } from '../CaseStudyLinks/CaseStudyLinks.tsx';
import styles from './ServiceBlock.module.css';

interface ServiceBlockProps {
  readonly block: Block;
  readonly locale: Locale;
  /** Its place on the page, from 0: sides and cuts alternate by it. */
  readonly index: number;
  readonly cuts?: readonly CutShape[] | undefined;
  readonly tone?: Tone | undefined;
  readonly edge?: Edge | undefined;
  /** What belongs under this block, such as a table. */
  readonly children?: ReactNode;
}

const cutsInTurn: readonly CutShape[] = ['reply', 'arch', 'sheet-2', 'bubble-r', 'pebble'];

/** A titled text of a service page beside its picture. Without one, the title hangs at the left. */
export function ServiceBlock({
  block,
  locale,
  index,
  cuts = cutsInTurn,
  tone,
  edge,
  children,
}: ServiceBlockProps) {
  const { title, markdown, anchor, image, caseStudies } = block;
  const id = anchor && placeId(anchor.identifier);
  const titleId = useId();

  return (
    <Section id={id} labelledBy={titleId} tone={tone} edge={edge} className={styles.block}>
      <Grid className={styles.row}>
        <div
          className={image ? styles.text : styles.hanging}
          data-side={index % 2 === 0 ? 'left' : 'right'}
        >
          <Heading level={2} id={titleId} className={styles.title}>
            {title}
          </Heading>
          <div className={styles.body}>
            <Markdown text={markdown} headingLevel={3} />
            <CaseStudyLinks caseStudies={caseStudies} locale={locale} />
          </div>
        </div>
        {image && (
          <div className={styles.picture} data-side={index % 2 === 0 ? 'left' : 'right'}>
            <Cut shape={cuts[index % cuts.length] ?? 'sheet-1'} className={styles.cut}>
              <Picture
                src={image.src}
                alt={image.alt[locale]}
                width={image.width}
                height={image.height}
                tone={image.tone}
                sizes="(max-width: 60rem) 92vw, 46vw"
              />
            </Cut>
          </div>
        )}
      </Grid>
      {children}
    </Section>
  );
}
