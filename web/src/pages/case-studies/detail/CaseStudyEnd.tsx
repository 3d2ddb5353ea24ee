import type { CaseStudy } from '../../../content/schema/case-study.ts';
import type { TalkToUsContent } from '../../../content/schema/talk-to-us.ts';
import { ShareLinks } from '../../../sections/ShareLinks/ShareLinks.tsx';
import type { Locale } from '../../../site/locale.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { pathTo } from '../../../site/paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './case-study.module.css';

interface CaseStudyEndProps {
  readonly study: CaseStudy;
  /** Undefined when it could not be loaded: built-in words take its place. */
  readonly talkToUs: TalkToUsContent | undefined;
  readonly locale: Locale;
  readonly url: URL;
}

export function CaseStudyEnd({ study, talkToUs, locale, url }: CaseStudyEndProps) {
  const messages = messagesFor(locale).caseStudies;
  const button = talkToUs?.button || messages.talkButton;
  const { callToAction } = study;

  return (
    <Section as="div" className={styles.end}>
      <Grid className={styles.endRow}>
        <div className={styles.talk}>
          <Heading level={2}>{talkToUs?.title ?? messages.talkTitle}</Heading>
          {talkToUs?.text && <p className={styles.talkText}>{talkToUs.text}</p>}
          {callToAction ? (
            <ButtonLink href={callToAction.url} icon="external" className={styles.talkButton}>
              {callToAction.label ?? button}
            </ButtonLink>
          ) : (
            <ButtonLink
              href="#pied"
              icon="arrow"
              data-track="go_to_contact"
              className={styles.talkButton}
            >
              {button}
            </ButtonLink>
          )}
        </div>
        <ShareLinks
          className={styles.share}
          locale={locale}
          page={{
            title: study.title,
            description: study.summary,
            url: `${url.origin}${pathTo('caseStudy', locale, { slug: study.slug })}`,
          }}
        />
      </Grid>
    </Section>
  );
}
