import { useId } from 'react';
import type { ServiceTopic, TopicParent } from '../../content/schema/service-topic.ts';
import type { Locale } from '../../site/locale.ts';
import { pathTo } from '../../site/paths.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './TopicLinks.module.css';

interface TopicLinksProps {
  readonly parent: TopicParent;
  readonly topics: readonly Pick<ServiceTopic, 'id' | 'slug' | 'title' | 'pretitle'>[];
  readonly title: string;
  readonly locale: Locale;
}

const routeOfTopic = {
  accessibility: 'accessibilityTopic',
  consulting: 'consultingTopic',
} as const;

/** The sub-pages of a service, a row each. Nothing where there are none. */
export function TopicLinks({ parent, topics, title, locale }: TopicLinksProps) {
  const titleId = useId();
  if (topics.length === 0) return null;

  return (
    <Section as="div" className={styles.topics}>
      <Grid>
        <nav className={styles.nav} aria-labelledby={titleId}>
          <Heading level={2} size={3} id={titleId} className={styles.title}>
            {title}
          </Heading>
          <ul className={styles.list}>
            {topics.map((topic) => {
              const [name, promise] = nameAndPromise(topic);
              return (
                <li key={topic.id}>
                  <a
                    className={styles.link}
                    href={pathTo(routeOfTopic[parent], locale, { slug: topic.slug })}
                  >
                    <span className={styles.name}>{name}</span>
                    <span className={styles.promise}>{promise}</span>
                    <Icon name="arrow" className={styles.arrow} />
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
      </Grid>
    </Section>
  );
}

/** "Data management: put it in order" is a name and a promise; elsewhere the pre-title is the name. */
function nameAndPromise({
  title,
  pretitle,
}: Pick<ServiceTopic, 'title' | 'pretitle'>): [name: string, promise?: string] {
  const [, name, promise] = /^([^:]+?)\s*:\s+(.+)$/s.exec(title) ?? [];
  if (name && promise) return [name, promise.charAt(0).toUpperCase() + promise.slice(1)];
  return pretitle ? [pretitle, title] : [title];
}
