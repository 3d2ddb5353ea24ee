import { useId } from 'react';
import type { CaseStudy } from '../../content/schema/case-study.ts';
import { Island } from '../../islands/Island.tsx';
import { carouselMinimum } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import carousel from '../../ui/Carousel/Carousel.island.tsx';
import type { CaseStudySlide } from '../../ui/Carousel/slides.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './CaseStudyCarousel.module.css';
import { carouselLabels, carouselTiming } from './carousel-labels.ts';

interface CaseStudyCarouselProps {
  readonly title: string;
  /** Undefined when they could not be loaded: the section is left out. */
  readonly caseStudies: readonly CaseStudy[] | undefined;
  readonly locale: Locale;
}

/** Shows only with more than two case studies: fewer make no carousel. */
export function CaseStudyCarousel({ title, caseStudies = [], locale }: CaseStudyCarouselProps) {
  const titleId = useId();
  if (caseStudies.length <= carouselMinimum) return null;
  const { caseStudyCarousel } = messagesFor(locale);

  const slides = caseStudies.map(
    ({ title: name, client, summary, slug, cover }): CaseStudySlide => ({
      title: name,
      client,
      summary,
      href: pathTo('caseStudy', locale, { slug }),
      linkText: caseStudyCarousel.read,
      cover: cover && {
        src: cover.src,
        alt: cover.alt[locale],
        width: cover.width,
        height: cover.height,
        tone: cover.tone,
      },
    }),
  );

  return (
    <Section as="div" tone="ink" edge="1" className={styles.reel}>
      <Island
        of={carousel}
        when="visible"
        props={{
          title,
          titleId,
          content: { type: 'caseStudy', slides },
          labels: {
            ...carouselLabels(locale, slides.length),
            previous: caseStudyCarousel.previous,
            next: caseStudyCarousel.next,
          },
          timing: carouselTiming,
        }}
      />
    </Section>
  );
}
