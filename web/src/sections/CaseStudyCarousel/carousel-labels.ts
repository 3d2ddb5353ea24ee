import { autoplayMs, slideAnnounceMs, slideMs } from '../../site/limits.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import type { CarouselLabels, CarouselTiming } from '../../ui/Carousel/Carousel.island.tsx';

/** What a carousel says, for any kind of slides. */
export function carouselLabels(locale: Locale, count: number): CarouselLabels {
  const { role, slide, slideOf, pause, play, previous, next } = messagesFor(locale).carousel;
  const positions = Array.from({ length: count }, (_, index) => slideOf(index + 1, count));
  return { role, slide, positions, pause, play, previous, next };
}

/** The documents' timings. */
export const carouselTiming: CarouselTiming = {
  moveMs: slideMs,
  announceMs: slideAnnounceMs,
  autoplayMs,
};
