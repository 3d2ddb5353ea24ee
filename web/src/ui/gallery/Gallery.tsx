import { Heading } from '../Heading/Heading.tsx';
import { groups } from './examples.ts';
import styles from './Gallery.module.css';

const themes = [
  { name: 'Light', attributes: { 'data-scheme': 'light' } },
  { name: 'Dark', attributes: { 'data-scheme': 'dark' } },
  { name: 'Studio', attributes: { 'data-theme': 'studio' } },
];

/** For maintainers: every example of every component in every theme. */
export function Gallery() {
  return (
    <main>
      {themes.map((theme) => (
        <section className={styles.theme} key={theme.name} {...theme.attributes}>
          <Heading level={1}>{theme.name}</Heading>
          {groups.map((group) => (
            <section className={styles.group} key={group.component}>
              <Heading level={2} size={4}>
                {group.component}
              </Heading>
              <div className={styles.examples} data-component={group.component}>
                {group.examples.map((example) => (
                  <figure className={styles.example} key={example.name}>
                    {example.element}
                    <figcaption className={styles.name}>{example.name}</figcaption>
                  </figure>
                ))}
              </div>
            </section>
          ))}
        </section>
      ))}
    </main>
  );
}
