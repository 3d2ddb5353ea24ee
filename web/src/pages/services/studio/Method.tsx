import { useId } from 'react';
import type { ServiceBlock } from '../../../content/schema/service-blocks.ts';
import type { Locale } from '../../../site/locale.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { localizePath, matchPath } from '../../../site/paths.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { placeId } from '../../../ui/rich-text/anchor-id.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './studio.module.css';

interface MethodProps {
  readonly block: ServiceBlock;
  readonly locale: Locale;
}

/** How a project is born, on the lilac offcut. */
export function Method({ block, locale }: MethodProps) {
  const titleId = useId();
  const { services, pageNames } = messagesFor(locale);
  const target = block.route && matchPath(block.route);
  const href = block.route && localizePath(block.route, locale);

  return (
    <Section
      tone="orange"
      edge="2"
      labelledBy={titleId}
      id={block.anchor && placeId(block.anchor.identifier)}
    >
      <Grid>
        <Heading level={2} size={1} id={titleId} className={styles.methodTitle}>
          {block.title}
        </Heading>
        <Markdown text={block.markdown} headingLevel={3} className={styles.method} />
        {target && href && (
          <p className={styles.methodLink}>
            <ArrowLink href={href}>{services.see(pageNames[target.key])}</ArrowLink>
          </p>
        )}
      </Grid>
    </Section>
  );
}
