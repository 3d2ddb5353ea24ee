import type { Home } from '../../content/schema/home.ts';
import type { Locale } from '../../site/locale.ts';
import { pathTo } from '../../site/paths.ts';
import { ArrowLink } from '../../ui/ArrowLink/ArrowLink.tsx';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { frontSizes, heroSizes, isLayered } from './hero-layers.ts';
import styles from './home.module.css';

interface PosterProps {
  readonly home: Home;
  readonly locale: Locale;
}

export function Poster({ home, locale }: PosterProps) {
  return (
    <section
      className={styles.poster}
      data-layered={isLayered(home.hero)}
      aria-labelledby="accueil"
    >
      <div className={styles.posterInner}>
        {home.tagline && <p className={styles.tagline}>{home.tagline}</p>}
        <Heading
          level={1}
          size={home.title.length > 60 ? 1 : 'poster'}
          id="accueil"
          className={styles.posterTitle}
        >
          {home.title}
        </Heading>
        <Scene home={home} locale={locale} />
        <Note home={home} locale={locale} />
      </div>
    </section>
  );
}

function Scene({ home: { hero, heroAlt }, locale }: PosterProps) {
  if (hero && !isLayered(hero)) {
    return (
      <div className={styles.hero}>
        <Picture
          src={hero.src}
          alt={heroAlt || hero.alt[locale]}
          width={hero.width}
          height={hero.height}
          tone={hero.tone}
          sizes={heroSizes}
          priority
          wide
        />
      </div>
    );
  }
  return (
    <>
      <div className={styles.sun}>
        <Artwork name="sun" sizes="(max-width: 60rem) 58vw, 39vw" priority />
      </div>
      <div className={styles.front}>
        <Artwork name="homeFront" alt={heroAlt} sizes={frontSizes} priority />
      </div>
    </>
  );
}

function Note({ home: { intro, careerLink }, locale }: PosterProps) {
  return (
    <div className={styles.note}>
      {intro.text && <Paragraph>{intro.text}</Paragraph>}
      <div className={styles.actions}>
        {intro.button && (
          <ButtonLink href={pathTo('contact', locale)} icon="arrow" data-track="go_to_contact">
            {intro.button}
          </ButtonLink>
        )}
        {careerLink && <ArrowLink href={pathTo('careers', locale)}>{careerLink}</ArrowLink>}
      </div>
      {intro.subtext && (
        <Paragraph level="2-down" className={styles.subtext}>
          {intro.subtext}
        </Paragraph>
      )}
    </div>
  );
}
