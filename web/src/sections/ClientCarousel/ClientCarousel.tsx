import { useId } from 'react';
import type { Client } from '../../content/schema/client.ts';
import { Island } from '../../islands/Island.tsx';
import { logoTouchThresholdPx } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Heading } from '../../ui/Heading/Heading.tsx';
import logoCarousel from '../../ui/LogoCarousel/LogoCarousel.island.tsx';
import { type Edge, Section, type Tone } from '../../ui/Section/Section.tsx';
import styles from './ClientCarousel.module.css';

interface ClientCarouselProps {
  readonly clients: readonly Client[];
  readonly title?: string | undefined;
  readonly locale: Locale;
  readonly tone?: Tone | undefined;
  readonly edge?: Edge | undefined;
}

/** Marks of clients and what was made for them. Nothing where none can be shown. */
export function ClientCarousel({ clients, title, locale, tone, edge }: ClientCarouselProps) {
  const titleId = useId();
  const { carousel, services } = messagesFor(locale);
  const shown = clients.flatMap(({ name, logo, image }) =>
    logo && image ? [{ name, logo, image }] : [],
  );
  if (shown.length === 0) return null;

  return (
    <Section tone={tone} edge={edge} labelledBy={titleId}>
      <div className={styles.clients}>
        <Heading level={2} size={3} id={titleId} className={styles.title}>
          {title ?? services.clients}
        </Heading>
        <Island
          of={logoCarousel}
          when="visible"
          props={{
            labelledBy: titleId,
            roleDescription: carousel.role,
            previous: carousel.previous,
            next: carousel.next,
            swipeThreshold: logoTouchThresholdPx,
            slides: shown.map(({ name, logo, image }, index) => ({
              name,
              logo: { src: logo.src, width: logo.width, height: logo.height },
              picture: { ...image, alt: image.alt[locale] },
              position: carousel.slideOf(index + 1, shown.length),
            })),
          }}
        />
      </div>
    </Section>
  );
}
