import type { CaseStudyCard } from '../../content/schema/case-study.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import type { CutShape } from '../../ui/Cut/Cut.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { CoverPicture } from '../CoverPicture/CoverPicture.tsx';
import styles from './CaseStudyLinks.module.css';

interface CaseStudyLinksProps {
  readonly caseStudies: readonly CaseStudyCard[];
  readonly locale: Locale;
  readonly headingLevel?: 3 | 4 | undefined;
}

const cuts: readonly CutShape[] = ['sheet-2', 'sheet-3', 'sheet-1'];

/** The case studies that a text speaks of, at its foot. Nothing where there are none. */
export function CaseStudyLinks({ caseStudies, locale, headingLevel = 3 }: CaseStudyLinksProps) {
  if (caseStudies.length === 0) return null;

  return (
    <div className={styles.links}>
      <Heading level={headingLevel} size={6} className={styles.title}>
        {messagesFor(locale).services.linkedCaseStudies(caseStudies.length)}
      </Heading>
      <ul className={styles.list}>
        {caseStudies.map((study, index) => (
          <li className={styles.item} key={study.id}>
            <CoverPicture
              image={study.cover}
              shape={cuts[index % cuts.length] ?? 'sheet-1'}
              sizes="7rem"
              className={styles.cover}
            />
            <div>
              <a className={styles.link} href={pathTo('caseStudy', locale, { slug: study.slug })}>
                {study.title}
              </a>
              {study.client && <p className={styles.client}>{study.client}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
