import type { About } from '../../content/schema/about.ts';
import { CoverPicture } from '../../sections/CoverPicture/CoverPicture.tsx';
import type { Locale } from '../../site/locale.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './about.module.css';

interface IdentityProps {
  readonly title: string;
  readonly blocks: About['identity'];
  readonly locale: Locale;
}

const shapes = ['sheet-1', 'sheet-2', 'sheet-3'] as const;

export function Identity({ title, blocks, locale }: IdentityProps) {
  return (
    <Section tone="ink" edge="2" labelledBy="identite" className={styles.identity}>
      <Grid>
        <Heading level={2} id="identite" className={styles.identityTitle}>
          {title}
        </Heading>
        <ul className={styles.signs}>
          {blocks.map(({ title: name, markdown, image }, index) => (
            <li className={styles.sign} key={name}>
              <CoverPicture
                image={image}
                alt={image?.alt[locale]}
                shape={shapes[index % shapes.length] ?? 'sheet-1'}
                sizes="(max-width: 60rem) 90vw, 30vw"
                className={styles.signPicture}
              />
              <Heading level={3}>{name}</Heading>
              <Markdown text={markdown} className={styles.signText} />
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
