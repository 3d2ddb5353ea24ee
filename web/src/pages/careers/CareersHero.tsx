import type { Career } from '../../content/schema/career.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import styles from './careers.module.css';
import { jobsAnchor } from './OpenPositions.tsx';

interface CareersHeroProps {
  readonly page: Career;
  readonly locale: Locale;
  readonly hasJobs: boolean;
}

export const heroPreload = { artwork: 'longTable', sizes: '100vw' } as const;

export function CareersHero({ page, locale, hasJobs }: CareersHeroProps) {
  const messages = messagesFor(locale).careers;

  return (
    <header className={styles.hero}>
      <Grid className={styles.heroText}>
        <Heading level={1} size="poster" className={styles.heroTitle}>
          {page.title}
        </Heading>
        <div className={styles.heroIntro}>
          {page.intro && <Paragraph level="1">{page.intro}</Paragraph>}
          {hasJobs && (
            <ButtonLink href={`#${jobsAnchor}`} icon="arrow-down">
              {messages.seeJobs}
            </ButtonLink>
          )}
        </div>
      </Grid>
      <Artwork
        name="longTable"
        alt={messages.scene}
        sizes={heroPreload.sizes}
        className={styles.heroPicture}
        priority
      />
    </header>
  );
}
