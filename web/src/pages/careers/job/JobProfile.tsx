import type { Image } from '../../../content/schema/media.ts';
import type { Profile } from '../../../content/schema/position.ts';
import type { Locale } from '../../../site/locale.ts';
import { Cut } from '../../../ui/Cut/Cut.tsx';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './job.module.css';

interface JobProfileProps {
  readonly profile: Profile;
  readonly portrait: Image | undefined;
  readonly locale: Locale;
}

/** What a colleague in the same position says of it. */
export function JobProfile({ profile, portrait, locale }: JobProfileProps) {
  const { name, position, title, items } = profile;

  return (
    <Section tone="ink" edge="1" labelledBy="profil" className={styles.profile}>
      <Grid className={styles.profileRow}>
        {portrait && (
          <Cut shape="bubble" className={styles.face}>
            <Picture
              {...portrait}
              alt={portrait.alt[locale]}
              sizes="(max-width: 60rem) 66vw, 33vw"
            />
          </Cut>
        )}
        <div className={styles.profileText} data-alone={!portrait || undefined}>
          <Heading level={2} size={4} id="profil" className={styles.profileTitle}>
            {title ?? name}
          </Heading>
          <ul>
            {items.map((item) => (
              <li className={styles.remark} key={item}>
                {item}
              </li>
            ))}
          </ul>
          <p className={styles.sign}>
            <strong className={styles.signName}>{name}</strong>
            {position && <span className={styles.signRole}>{position}</span>}
          </p>
        </div>
      </Grid>
    </Section>
  );
}
