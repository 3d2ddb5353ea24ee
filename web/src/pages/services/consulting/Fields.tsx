import { useId } from 'react';
import type { ServiceBlock } from '../../../content/schema/service-blocks.ts';
import { CaseStudyLinks } from '../../../sections/CaseStudyLinks/CaseStudyLinks.tsx';
import type { Locale } from '../../../site/locale.ts';
import { Cut, type CutShape } from '../../../ui/Cut/Cut.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { placeId } from '../../../ui/rich-text/anchor-id.ts';
import styles from './consulting.module.css';

interface FieldsProps {
  readonly blocks: readonly ServiceBlock[];
  readonly locale: Locale;
}

const cuts: readonly CutShape[] = ['sheet-1', 'arch', 'reply', 'pebble', 'sheet-3', 'bubble-r'];

/**
 * The fields of consulting in two columns, the second a step lower than the first. A text without
 * a picture takes the whole width.
 */
export function Fields({ blocks, locale }: FieldsProps) {
  const prefix = useId();

  return (
    <div className={styles.fields}>
      {blocks.map((block, index) => {
        const id = block.anchor && placeId(block.anchor.identifier);
        const titleId = `${prefix}${index}`;
        return (
          <section
            className={block.image ? styles.field : styles.wide}
            key={block.title}
            id={id}
            aria-labelledby={titleId}
          >
            {block.image && (
              <Cut shape={cuts[index % cuts.length] ?? 'sheet-1'} className={styles.picture}>
                <Picture
                  src={block.image.src}
                  alt={block.image.alt[locale]}
                  width={block.image.width}
                  height={block.image.height}
                  tone={block.image.tone}
                  sizes="(max-width: 60rem) 92vw, 45vw"
                />
              </Cut>
            )}
            <Heading level={2} id={titleId}>
              {block.title}
            </Heading>
            <div>
              <Markdown text={block.markdown} headingLevel={3} />
              <CaseStudyLinks caseStudies={block.caseStudies} locale={locale} />
            </div>
          </section>
        );
      })}
    </div>
  );
}
