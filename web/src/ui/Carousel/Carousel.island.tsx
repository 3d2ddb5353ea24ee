import { type TouchEvent, useEffect, useReducer, useRef, useState } from 'react';
import { defineIsland } from '../../islands/define-island.ts';
import { Heading } from '../Heading/Heading.tsx';
import styles from './Carousel.module.css';
import { CarouselTools, type ToolLabels } from './CarouselTools.tsx';
import { carouselState, firstState, placeOf } from './carousel-state.ts';
import { CaseStudy, Testimony } from './Slide.tsx';
import { type CarouselSlides, nameOf } from './slides.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

export interface CarouselLabels extends ToolLabels {
  /** What a carousel and a slide are called. */
  readonly role: string;
  readonly slide: string;
  /** One for each slide: "3 of 9". */
  readonly positions: readonly string[];
}

export interface CarouselTiming {
  readonly moveMs: number;
  /** After the buttons' own words, so that the announcement is not cut short. */
  readonly announceMs: number;
  /** Without it slides change only when asked. */
  readonly autoplayMs?: number | undefined;
}

export interface CarouselProps {
  readonly title: string;
  readonly titleId: string;
  readonly content: CarouselSlides;
  readonly labels: CarouselLabels;
  readonly timing: CarouselTiming;
}

const swipePx = 40;

/** Asleep, a list that scrolls sideways and snaps; awake, one slide at a time. */
function Carousel({ title, titleId, content, labels, timing }: CarouselProps) {
  const { slides } = content;
  const count = slides.length;
  const [state, dispatch] = useReducer(carouselState(count), firstState);
  const { current, isMoving, isPlaying, toAnnounce } = state;
  const [isAwake, setAwake] = useState(false);
  const [announced, setAnnounced] = useState<number>();
  const isStill = useReducedMotion();
  const root = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const touchStart = useRef(0);
  const { moveMs, announceMs, autoplayMs } = timing;
  const mayPlay = autoplayMs !== undefined && !isStill && count > 1;

  useEffect(() => {
    // A slide that has focus when the code arrives must not be moved away from under it.
    const slides = [...(stage.current?.children ?? [])];
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
    dispatch({ type: 'woken', at: Math.max(focused, 0) });
    setAwake(true);
  }, []);

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => dispatch({ type: 'settled' }), isStill ? 0 : moveMs);
    return () => clearTimeout(timer);
  }, [isMoving, isStill, moveMs]);

  useEffect(() => {
    if (!mayPlay || !isPlaying) return;
    const timer = setInterval(() => {
      if (!document.hidden) dispatch({ type: 'turn', isHeld: isHeld(root.current) });
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [mayPlay, isPlaying, autoplayMs]);

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(toAnnounce), announceMs);
    return () => clearTimeout(timer);
  }, [toAnnounce, announceMs]);

  const step = (by: 1 | -1) => dispatch({ type: 'step', by });

  const onTouchStart = ({ changedTouches }: TouchEvent) => {
    touchStart.current = changedTouches[0]?.clientX ?? 0;
  };
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - touchStart.current;
    if (isAwake && Math.abs(moved) > swipePx) step(moved < 0 ? 1 : -1);
  };

  return (
    <section
      className={styles.carousel}
      data-type={content.type}
      data-awake={isAwake}
      aria-roledescription={labels.role}
      aria-labelledby={titleId}
      ref={root}
    >
      <div className={styles.head}>
        <Heading level={2} size={content.type === 'caseStudy' ? 2 : 5} id={titleId}>
          {title}
        </Heading>
        {count > 1 && (
          <CarouselTools
            labels={labels}
            count={`${current + 1} / ${count}`}
            isMoving={isMoving}
            isPlaying={mayPlay ? isPlaying : undefined}
            onToggle={() => dispatch({ type: 'toggle' })}
            onStep={step}
          />
        )}
      </div>
      {/* Asleep it scrolls, so the keyboard must be able to reach it; awake it keeps focus it has. */}
      <div
        className={styles.stage}
        ref={stage}
        tabIndex={isAwake ? -1 : 0}
        {...(!isAwake && { role: 'group', 'aria-labelledby': titleId })}
        onTouchStart={onTouchStart}
        onTouchEnd={onTouchEnd}
      >
        {labels.positions.map((position, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, as the ARIA practices have it
          <div
            key={position}
            className={styles.slide}
            data-place={isAwake ? placeOf(index, current, count) : undefined}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={position}
            inert={isAwake && index !== current}
          >
            <SlideAt content={content} index={index} />
          </div>
        ))}
      </div>
      <p className={styles.announcement} aria-live="polite">
        {announced === undefined ? '' : nameOf(slides[announced])}
      </p>
    </section>
  );
}

function SlideAt({ content, index }: { readonly content: CarouselSlides; readonly index: number }) {
  if (content.type === 'testimony') {
    const slide = content.slides[index];
    return slide && <Testimony slide={slide} />;
  }
  const slide = content.slides[index];
  return slide && <CaseStudy slide={slide} />;
}

/** Autoplay stops under a pointer that can hover and under the keyboard's focus. */
const isHeld = (root: HTMLElement | null) =>
  (root?.matches(':hover') && matchMedia('(hover: hover)').matches) === true ||
  root?.querySelector(':focus-visible') != null;

export default defineIsland('Carousel', Carousel);
