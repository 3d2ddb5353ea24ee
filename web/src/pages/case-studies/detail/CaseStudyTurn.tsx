import type { CaseStudy } from '../../../content/schema/case-study.ts';
import type { Locale } from '../../../site/locale.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { pathTo } from '../../../site/paths.ts';
import { Cut, type CutShape } from '../../../ui/Cut/Cut.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import styles from './case-study.module.css';
import type { Neighbours } from './case-study.query.ts';

interface CaseStudyTurnProps {
  readonly neighbours: Neighbours;
  readonly locale: Locale;
}

/** On to the neighbours in the list. */
export function CaseStudyTurn({ neighbours, locale }: CaseStudyTurnProps) {
  const messages = messagesFor(locale).caseStudies;

  return (
    <nav className={styles.turn} aria-label={messages.others}>
      <TurnLink study={neighbours.previous} locale={locale} cut="sheet-2" className={styles.back}>
        <Icon name="caret-left" className={styles.caret} /> {messages.previous}
      </TurnLink>
      <TurnLink study={neighbours.next} locale={locale} cut="sheet-1" className={styles.onward}>
        {messages.next} <Icon name="caret-right" className={styles.caret} />
      </TurnLink>
    </nav>
  );
}

interface TurnLinkProps {
  readonly study: CaseStudy;
  readonly locale: Locale;
  readonly cut: CutShape;
  readonly className: string | undefined;
  readonly children: React.ReactNode;
}

function TurnLink({ study, locale, cut, className, children }: TurnLinkProps) {
  return (
    <a
      className={`${styles.turnLink} ${className}`}
      href={pathTo('caseStudy', locale, { slug: study.slug })}
    >
      {study.cover && (
        <Cut shape={cut} className={styles.turnPicture}>
          <Picture {...study.cover} alt="" sizes="(max-width: 60rem) 100vw, 45vw" />
        </Cut>
      )}
      <span className={styles.turnLabel}>{children}</span>
      <span className={styles.turnTitle}>{study.title}</span>
    </a>
  );
}
