import { useId } from 'react';
import type { Locale } from '../../../site/locale.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './design.module.css';

interface ToolsProps {
  readonly tools: readonly { readonly title: string; readonly markdown: string }[];
  readonly locale: Locale;
}

/** What the designers do, laid out like tools on a table. Nothing where there are none. */
export function Tools({ tools, locale }: ToolsProps) {
  const titleId = useId();
  if (tools.length === 0) return null;

  return (
    <Section tone="ink" edge="2" labelledBy={titleId} className={styles.tools}>
      <Grid>
        <Heading level={2} id={titleId} className={styles.toolsTitle}>
          {messagesFor(locale).services.tools}
        </Heading>
        <ul className={styles.list}>
          {tools.map(({ title, markdown }) => (
            <li className={styles.tool} key={title}>
              <Heading level={3} size={3}>
                {title}
              </Heading>
              <Markdown text={markdown} headingLevel={3} />
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
