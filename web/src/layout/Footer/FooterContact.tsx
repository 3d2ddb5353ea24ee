import type { ReactNode } from 'react';
import { messagesFor } from '../../site/messages/messages.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { IconName } from '../../ui/Icon/icon-names.ts';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import type { Frame } from '../frame.ts';
import { mailHref, phoneHref } from './contact-href.ts';
import styles from './FooterContact.module.css';

interface FooterContactProps {
  readonly frame: Frame;
  /** The contact form; without it the ways to write and call stand in its place. */
  readonly children?: ReactNode;
}

export function FooterContact({ frame, children }: FooterContactProps) {
  const { contact, contactIntro, locale } = frame;
  const { layout } = messagesFor(locale);

  return (
    <Grid className={styles.contact}>
      <div className={styles.lead}>
        <Heading level={2} size={1} className={styles.title}>
          {contactIntro.title}
        </Heading>
        <Paragraph level="1" className={styles.text}>
          {contactIntro.text}
        </Paragraph>
      </div>
      <div className={styles.form}>
        {children ?? (
          <ul className={styles.ways}>
            <Way icon="mail" label={layout.write} href={mailHref(contact)} text={contact.email} />
            <Way icon="phone" label={layout.call} href={phoneHref(contact)} text={contact.phone} />
          </ul>
        )}
      </div>
    </Grid>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
  readonly text: string;
}

function Way({ icon, label, href, text }: WayProps) {
  return (
    <li className={styles.way}>
      <a className={styles.link} href={href}>
        <Icon name={icon} className={styles.icon} />
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{text}</span>
      </a>
    </li>
  );
}
