import { CaseStudyCarousel } from '../../sections/CaseStudyCarousel/CaseStudyCarousel.tsx';
import { Partners } from '../../sections/Partners/Partners.tsx';
import { TalkToUs } from '../../sections/TalkToUs/TalkToUs.tsx';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { Below } from '../../ui/Below/Below.tsx';
import { definePage } from '../page.ts';
import { frontSizes, heroSizes, isLayered } from './hero-layers.ts';
import styles from './home.module.css';
import { loadHome } from './home.query.ts';
import { Latest } from './Latest.tsx';
import { Poster } from './Poster.tsx';
import { Quilt } from './Quilt.tsx';
import { Statement } from './Statement.tsx';

export default definePage({
  load: loadHome,

  meta: ({ home }) => ({
    title: home.title,
    description: home.statement ?? home.intro.text,
    seo: home.seo,
    image: home.hero,
    preload:
      home.hero && !isLayered(home.hero)
        ? { image: home.hero, sizes: heroSizes, wide: true }
        : { artwork: 'homeFront', sizes: frontSizes },
  }),

  View: ({ data: { home, latest, caseStudies, partners }, locale }) => (
    <>
      <Poster home={home} locale={locale} />
      <Statement home={home} locale={locale} />
      <CaseStudyCarousel
        title={messagesFor(locale).caseStudyCarousel.title}
        caseStudies={caseStudies}
        locale={locale}
      />
      <Below className={styles.below}>
        <Quilt home={home} locale={locale} />
        <Latest items={latest} locale={locale} />
        <Partners
          heading={home.partners}
          partners={partners}
          beforeArc={home.talkToUs !== undefined}
        />
      </Below>
      {home.talkToUs && <TalkToUs content={home.talkToUs} href={pathTo('contact', locale)} />}
    </>
  ),
});
