import type { Home, Pillar } from '../../content/schema/home.ts';
import { serviceArt } from '../../sections/ServiceArt/service-art.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './home.module.css';

interface QuiltProps {
  readonly home: Home;
  readonly locale: Locale;
}

/** Six pieces are sewn to the drawn pattern; any other number falls into even rows. */
const drawnPattern = 6;

/** The services, as pieces of one quilt. */
export function Quilt({ home: { pillarsTitle, pillars }, locale }: QuiltProps) {
  if (pillars.length === 0) return null;
  const { home, pageNames } = messagesFor(locale);

  return (
    <Section edge="2" labelledBy="services" className={styles.services}>
      <Grid className={styles.quiltHead}>
        <Heading level={2} size={1} id="services" className={styles.quiltTitle}>
          {pillarsTitle ?? pageNames.services}
        </Heading>
        <p className={styles.quiltMore}>
          <ArrowLink href={pathTo('services', locale)}>{home.allServices}</ArrowLink>
        </p>
      </Grid>
      <ul className={styles.quilt} data-drawn={pillars.length === drawnPattern}>
        {pillars.map((pillar) => (
          <Piece key={pillar.title} pillar={pillar} locale={locale} />
        ))}
      </ul>
    </Section>
  );
}

function Piece({ pillar, locale }: { readonly pillar: Pillar; readonly locale: Locale }) {
  const { artwork, ink, href } = serviceArt(pillar.route, locale);

  return (
    <li className={styles.piece} data-ink={ink} data-art={artwork}>
      <Heading level={3} size={3} className={styles.pieceTitle}>
        {href ? (
          <a className={styles.pieceLink} href={href}>
            {pillar.title}
          </a>
        ) : (
          pillar.title
        )}
      </Heading>
      <p className={styles.pieceText}>{pillar.text}</p>
      {href && <Icon name="arrow" className={styles.go} />}
      <div className={styles.pieceArt}>
        <Artwork name={artwork} sizes="(max-width: 34rem) 100vw, (max-width: 60rem) 60vw, 42vw" />
      </div>
    </li>
  );
}
