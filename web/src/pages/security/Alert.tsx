import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './security.module.css';

interface AlertProps {
  readonly id: string;
  readonly title: string;
  readonly markdown: string;
}

/** A text that calls for action, with the address it names as a button. */
export function Alert({ id, title, markdown }: AlertProps) {
  const email = /\(mailto:([^)\s]+)\)/.exec(markdown)?.[1];
  return (
    <Section tone="orange" edge="arc" labelledBy={id} className={styles.alert}>
      <Grid className={styles.alertRow}>
        <Heading level={2} size={1} id={id} className={styles.alertTitle}>
          {title}
        </Heading>
        <div className={styles.alertText}>
          <Markdown text={markdown} headingLevel={3} />
          {email && (
            <p className={styles.alertAction}>
              <ButtonLink href={`mailto:${email}`} icon="mail">
                {email}
              </ButtonLink>
            </p>
          )}
        </div>
      </Grid>
    </Section>
  );
}
