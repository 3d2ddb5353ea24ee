import type { CaseStudy } from '../../content/schema/case-study.ts';
import type { Locale } from '../../site/locale.ts';
import { pathTo } from '../../site/paths.ts';
import { Cut, type CutShape } from '../../ui/Cut/Cut.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import styles from './case-studies.module.css';

interface CaseStudyRowProps {
  readonly study: CaseStudy;
  /** Place in the list: three layouts take turns. */
  readonly index: number;
  readonly locale: Locale;
}

const layouts = ['left', 'right', 'wide'] as const;
const cuts = {
  left: 'sheet-3',
  right: 'reply',
  wide: 'sheet-2',
} as const satisfies Record<string, CutShape>;

export const rowPictureSizes = '(max-width: 60rem) 100vw, (max-width: 100rem) 70vw, 70rem';

export function CaseStudyRow({ study, index, locale }: CaseStudyRowProps) {
  const layout = layouts[index % layouts.length] ?? 'left';
  const [tag] = study.tags;

  return (
    <article className={styles.row} data-layout={layout} data-bare={!study.cover || undefined}>
      {/* First in reading order, whatever side the picture stands on. */}
      <div className={styles.text}>
        {study.client && <p className={styles.client}>{study.client}</p>}
        <Heading level={2} className={styles.name}>
          <a className={styles.link} href={pathTo('caseStudy', locale, { slug: study.slug })}>
            {study.title}
          </a>
        </Heading>
        {study.summary && <p>{study.summary}</p>}
        <p className={styles.foot}>
          {tag && <Tag>{tag.name}</Tag>}
          <Icon name="arrow" className={styles.arrow} />
        </p>
      </div>
      {study.cover && (
        <Cut shape={cuts[layout]} className={styles.picture}>
          <Picture
            {...study.cover}
            alt={study.cover.alt[locale]}
            sizes={rowPictureSizes}
            priority={index === 0}
            wide
          />
        </Cut>
      )}
    </article>
  );
}
