import type { About } from '../../content/schema/about.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import styles from './about.module.css';

interface GreetingProps {
  readonly page: About;
  readonly locale: Locale;
}

/** The name as a poster, its two syllables apart: the second one is being said. */
export function Greeting({ page, locale }: GreetingProps) {
  return (
    <header>
      <Grid className={styles.greeting}>
        <p className={styles.word} aria-hidden="true">
          <span className={styles.syllable}>sal</span>
          <span className={styles.spoken}>ve</span>
        </p>
        <div className={styles.title}>
          <Heading level={1} size={2}>
            {page.title}
          </Heading>
          {page.intro && <Paragraph level="1">{page.intro}</Paragraph>}
        </div>
        {page.pronunciation && <Pronunciation pronunciation={page.pronunciation} locale={locale} />}
      </Grid>
    </header>
  );
}

interface PronunciationProps {
  readonly pronunciation: NonNullable<About['pronunciation']>;
  readonly locale: Locale;
}

/** In letters and words only: nobody needs sound to learn it. */
function Pronunciation({ pronunciation, locale }: PronunciationProps) {
  const messages = messagesFor(locale).about;
  return (
    <section className={styles.how} aria-labelledby="prononciation">
      <Heading level={2} size={5} id="prononciation">
        {pronunciation.title}
      </Heading>
      <dl className={styles.ways}>
        <div>
          <dt className={styles.way}>{messages.say}</dt>
          <dd className={styles.respelling}>{pronunciation.respelling}</dd>
        </div>
        <div>
          <dt className={styles.way}>{messages.phonetic}</dt>
          <dd className={styles.phonetic} lang="it">
            [ˈsal.ve]
          </dd>
        </div>
      </dl>
      {pronunciation.text && <p className={styles.howText}>{pronunciation.text}</p>}
    </section>
  );
}
