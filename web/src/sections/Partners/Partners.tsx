import { useId } from 'react';
import type { Partner } from '../../content/schema/partner.ts';
import type { TitledText } from '../../content/schema/talk-to-us.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Partners.module.css';

interface PartnersProps {
  readonly heading: TitledText | undefined;
  /** Undefined when they could not be loaded: the section is left out. */
  readonly partners: readonly Partner[] | undefined;
  /** An orange section follows, whose arc rises into this one. */
  readonly beforeArc?: boolean | undefined;
}

export function Partners({ heading, partners = [], beforeArc = true }: PartnersProps) {
  const id = useId();
  if (!heading || partners.length === 0) return null;

  return (
    <Section labelledBy={id} className={beforeArc ? styles.beforeArc : styles.partners}>
      <Grid>
        <div className={styles.head}>
          <Heading level={2} size={4} id={id}>
            {heading.title}
          </Heading>
          {heading.text && (
            <Paragraph level="2-down" className={styles.text}>
              {heading.text}
            </Paragraph>
          )}
        </div>
        <ul className={styles.list}>
          {partners.map((partner) => (
            <li key={partner.id}>
              <Mark partner={partner} />
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}

/** The name is the link's text: in the partner's own language, where editors give it. */
function Mark({ partner: { name, link, lang, logo } }: { readonly partner: Partner }) {
  const mark = logo ? (
    <Picture
      src={logo.src}
      alt={name}
      width={logo.width}
      height={logo.height}
      sizes="11rem"
      className={styles.logo}
    />
  ) : (
    <span className={styles.name}>{name}</span>
  );

  return link ? (
    <a className={styles.mark} href={link} lang={lang} hrefLang={lang}>
      {mark}
    </a>
  ) : (
    <span className={styles.mark} lang={lang}>
      {mark}
    </span>
  );
}
