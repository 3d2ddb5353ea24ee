import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { defineIsland } from '../../islands/define-island.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './LogoCarousel.module.css';
import { stepOfKey, stepOfSwipe } from './moves.ts';

export type LogoSlide = {
  name: string;
  logo: { src: string; width: number; height: number };
  picture: { src: string; width: number; height: number; alt: string; tone?: string | undefined };
  /** "2 of 8". */
  position: string;
};

export type LogoCarouselProps = {
  /** The id of the heading that names it. */
  labelledBy: string;
  /** What assistive technology calls it. */
  roleDescription: string;
  previous: string;
  next: string;
  slides: LogoSlide[];
  /** How far a finger must travel to change the picture, in px. */
  swipeThreshold: number;
};

/**
 * Marks of clients, each linked to a picture of what was made for it. Asleep, the pictures are a
 * row that scrolls and each mark leads to its own; awake, one picture is shown at a time.
 */
function LogoCarousel({
  labelledBy,
  roleDescription,
  previous,
  next,
  slides,
  swipeThreshold,
}: LogoCarouselProps) {
  const id = useId();
  const [isAwake, setAwake] = useState(false);
  const [current, setCurrent] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const logos = useRef<HTMLUListElement>(null);
  const touch = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => setAwake(true), []);

  const show = (index: number, button?: string) => {
    const target = (index + slides.length) % slides.length;
    const slide = slides[target];
    if (!slide) return;
    setCurrent(target);
    // Says which button was used and what it brought.
    setAnnouncement([button, slide.name, slide.position].filter(Boolean).join(', '));
    logos.current?.children[target]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return target;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key, current, slides.length);
    if (step === undefined) return;
    event.preventDefault();
    const target = show(current + step, step < 0 ? previous : next);
    if (target !== undefined) {
      logos.current?.children[target]?.querySelector('a')?.focus({ preventScroll: true });
    }
  };

  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = touch.current;
    touch.current = null;
    const step = from && stepOfSwipe(from, { x: clientX, y: clientY }, swipeThreshold);
    if (step) show(current + step, step < 0 ? previous : next);
  };

  const positionOf = (index: number) =>
    index === current ? 'current' : index < current ? 'before' : 'after';
  const shown = slides[current];

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, this groups pictures
    <div
      className={styles.carousel}
      role="group"
      aria-roledescription={roleDescription}
      aria-labelledby={labelledBy}
      data-awake={isAwake || undefined}
    >
      <ul className={styles.logos} ref={logos} onKeyDown={onKeyDown}>
        {slides.map((slide, index) => (
          <li key={slide.name}>
            <a
              className={styles.logo}
              href={`#${id}-${index}`}
              aria-current={index === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                show(index);
              }}
            >
              <Picture {...slide.logo} alt={slide.name} sizes="11rem" className={styles.mark} />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.stage}>
        <ul
          className={styles.slides}
          // Asleep it is a row that scrolls, also by the arrow keys; awake it keeps focus it has.
          tabIndex={isAwake ? -1 : 0}
          onPointerDown={({ pointerType, clientX, clientY }) => {
            touch.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY };
          }}
          onPointerUp={onPointerUp}
        >
          {slides.map((slide, index) => (
            <li
              className={styles.slide}
              id={`${id}-${index}`}
              key={slide.name}
              data-position={isAwake ? positionOf(index) : undefined}
              aria-hidden={(isAwake && index !== current) || undefined}
            >
              <Picture
                {...slide.picture}
                sizes="(max-width: 1024px) 92vw, 60vw"
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
        <div className={styles.bar} hidden={!isAwake}>
          <p className={styles.caption}>
            <strong>{shown?.name}</strong> <span className={styles.place}>{shown?.position}</span>
          </p>
          <div className={styles.controls}>
            <IconButton
              icon="caret-left"
              label={previous}
              onClick={() => show(current - 1, previous)}
            />
            <IconButton icon="caret-right" label={next} onClick={() => show(current + 1, next)} />
          </div>
        </div>
      </div>
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  );
}

export default defineIsland('LogoCarousel', LogoCarousel);
