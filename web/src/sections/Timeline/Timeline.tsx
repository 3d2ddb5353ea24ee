import { useId } from 'react';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Steps } from '../../ui/Steps/Steps.tsx';
import styles from './Timeline.module.css';
import { timelineSteps } from './timeline-steps.ts';

interface TimelineProps {
  readonly timeline: Parameters<typeof timelineSteps>[0];
  readonly locale: Locale;
}

/** The steps of a method, as a staircase from edge to edge. Nothing where there are none. */
export function Timeline({ timeline, locale }: TimelineProps) {
  const titleId = useId();
  if (timeline.length === 0) return null;

  return (
    <Section tone="kraft" edge="2" labelledBy={titleId} className={styles.timeline}>
      <Grid>
        <Heading level={2} id={titleId} className={styles.title}>
          {messagesFor(locale).services.method}
        </Heading>
      </Grid>
      <div className={styles.steps} data-count={Math.min(timeline.length, 6)}>
        <Steps steps={timelineSteps(timeline, locale)} />
      </div>
    </Section>
  );
}
