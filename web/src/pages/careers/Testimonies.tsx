import { useId } from 'react';
import type { Testimony } from '../../content/schema/testimony.ts';
import { Island } from '../../islands/Island.tsx';
import {
  carouselLabels,
  carouselTiming,
} from '../../sections/CaseStudyCarousel/carousel-labels.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import carousel from '../../ui/Carousel/Carousel.island.tsx';
import type { TestimonySlide } from '../../ui/Carousel/slides.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './careers.module.css';

interface TestimoniesProps {
  readonly title: string;
  readonly testimonies: readonly Testimony[];
  readonly locale: Locale;
}

export function Testimonies({ title, testimonies, locale }: TestimoniesProps) {
  const titleId = useId();
  const messages = messagesFor(locale).careers;
  const slides = testimonies.map(
    ({ name, position, words, portrait }): TestimonySlide => ({
      name,
      position: position ?? '',
      testimony: words,
      portrait: portrait && {
        src: portrait.src,
        alt: portrait.alt[locale],
        width: portrait.width,
        height: portrait.height,
        tone: portrait.tone,
      },
    }),
  );

  return (
    <Section as="div" tone="ink" edge="1" className={styles.voices}>
      <Island
        of={carousel}
        when="visible"
        props={{
          title,
          titleId,
          content: { type: 'testimony', slides },
          labels: {
            ...carouselLabels(locale, slides.length),
            previous: messages.previousVoice,
            next: messages.nextVoice,
          },
          timing: carouselTiming,
        }}
      />
    </Section>
  );
}
