import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Carousel.module.css';

export interface ToolLabels {
  readonly pause: string;
  readonly play: string;
  readonly previous: string;
  readonly next: string;
}

interface CarouselToolsProps {
  readonly labels: ToolLabels;
  /** "3 / 9" */
  readonly count: string;
  readonly isMoving: boolean;
  /** Undefined where nothing plays by itself. */
  readonly isPlaying: boolean | undefined;
  readonly onToggle: () => void;
  readonly onStep: (by: 1 | -1) => void;
}

/** The pause control comes first in the tab order. */
export function CarouselTools(props: CarouselToolsProps) {
  const { labels, count, isMoving, isPlaying, onToggle, onStep } = props;
  // `disabled` would take the focus away from whoever has just pressed the button.
  const disabled = { className: styles.tool, 'aria-disabled': isMoving };

  return (
    <div className={styles.tools}>
      {isPlaying !== undefined && (
        <IconButton
          className={styles.tool}
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? labels.pause : labels.play}
          onClick={onToggle}
        />
      )}
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <IconButton
        {...disabled}
        icon="caret-left"
        label={labels.previous}
        onClick={() => onStep(-1)}
      />
      <IconButton {...disabled} icon="caret-right" label={labels.next} onClick={() => onStep(1)} />
    </div>
  );
}
