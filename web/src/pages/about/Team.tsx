import type { Employee } from '../../content/schema/employee.ts';
import type { Image } from '../../content/schema/media.ts';
import { slugOf } from '../../search/words.ts';
import { CoverPicture } from '../../sections/CoverPicture/CoverPicture.tsx';
import type { Locale } from '../../site/locale.ts';
import type { CutShape } from '../../ui/Cut/Cut.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './about.module.css';

interface TeamProps {
  readonly title: string;
  readonly intro: string | undefined;
  readonly picture: Image | undefined;
  readonly people: readonly Employee[];
  readonly locale: Locale;
}

/** Seven in a row of four columns: no two neighbours are cut alike. */
const shapes: readonly CutShape[] = [
  'arch',
  'sheet-1',
  'bubble',
  'sheet-2',
  'pebble',
  'sheet-3',
  'bubble-r',
];

export function Team({ title, intro, picture, people, locale }: TeamProps) {
  return (
    <Section edge={picture ? 'none' : '1'} labelledBy="equipe" className={styles.team}>
      {picture && (
        <div className={styles.group}>
          <Picture
            src={picture.src}
            alt={picture.alt[locale]}
            width={picture.width}
            height={picture.height}
            tone={picture.tone}
            sizes="100vw"
            wide
            className={styles.groupPicture}
          />
        </div>
      )}
      <Grid className={styles.teamHead}>
        <Heading level={2} size="poster" id="equipe" className={styles.teamTitle}>
          {title}
        </Heading>
        {intro && (
          <Paragraph level="1" className={styles.teamIntro}>
            {intro}
          </Paragraph>
        )}
        <ul className={styles.people}>
          {people.map(({ id, name, position, portrait }, index) => (
            <li className={styles.person} key={id} id={slugOf(name)} data-found-as="person">
              <CoverPicture
                image={portrait}
                alt={portrait?.alt[locale]}
                shape={shapes[index % shapes.length] ?? 'arch'}
                sizes="(max-width: 60rem) 45vw, 22vw"
                className={styles.portrait}
              />
              <Heading level={3} size={5}>
                {name}
              </Heading>
              {position && <p className={styles.position}>{position}</p>}
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
