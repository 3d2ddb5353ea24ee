import type { ReactNode } from 'react';
import { messagesFor } from '../../site/messages/messages.ts';
import type { NavigationItem, NavigationLevel } from '../../site/navigation.ts';
import { Below } from '../../ui/Below/Below.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { IsoMark } from '../../ui/IsoMark/IsoMark.tsx';
import { Logo } from '../../ui/Logo/Logo.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import type { Frame } from '../frame.ts';
import { homeHref } from '../home-href.ts';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { currentPage, type MarkedLink, markLink } from '../marked-link.ts';
import { SocialLinks } from '../SocialLinks/SocialLinks.tsx';
import { socialLinks } from '../SocialLinks/social-link.ts';
import { mailHref, phoneHref } from './contact-href.ts';
import styles from './Footer.module.css';
import { FooterContact } from './FooterContact.tsx';

interface FooterProps {
  readonly frame: Frame;
  readonly contactForm?: ReactNode;
  readonly cookieSettings?: ReactNode;
}

export function Footer({ frame, contactForm, cookieSettings }: FooterProps) {
  const { layout } = messagesFor(frame.locale);

  return (
    <Section as="footer" tone="ink" edge="roofs" id="pied" className={styles.footer}>
      <Below className={frame.footerContact ? styles.withForm : styles.withoutForm}>
        {frame.footerContact && <FooterContact frame={frame}>{contactForm}</FooterContact>}
        <FooterNavigation frame={frame} cookieSettings={cookieSettings} />
        <Grid className={styles.end}>
          <IsoMark label={frame.isoLabel} className={styles.iso} />
          <div className={styles.legal}>
            {frame.footerText && <p>{frame.footerText}</p>}
            <p>{layout.copyright(frame.year)}</p>
          </div>
          <div className={styles.language}>
            <LanguageSwitch frame={frame} text="long" />
          </div>
        </Grid>
        <a className={styles.wordmark} href={homeHref(frame.locale)} aria-label={layout.home}>
          <Logo className={styles.word} />
        </a>
      </Below>
    </Section>
  );
}

function FooterNavigation({ frame, cookieSettings }: Omit<FooterProps, 'contactForm'>) {
  const { navigation, path, locale, contact } = frame;
  const { layout } = messagesFor(locale);
  // What is for the sidebar only is not for the footer either.
  const at = (...levels: NavigationLevel[]) =>
    navigation.filter((item) => levels.includes(item.level) && !item.sidebarOnly);
  const links = (items: readonly NavigationItem[]) => items.map((item) => markLink(item, path));
  const secondary = links(at('secondary'));

  return (
    <nav className={styles.nav} aria-label={layout.footerNavigation}>
      <Grid className={styles.groups}>
        <div className={styles.group}>
          <Links links={links(at('primary'))} className={styles.primary} />
          {secondary.length > 0 && <Links links={secondary} className={styles.secondary} />}
        </div>
        {at('primary')
          .filter((item) => item.subRoutes.length > 0)
          .map((item) => (
            <div key={item.url} className={styles.group}>
              <h2 className={styles.title}>{item.name}</h2>
              <Links links={item.subRoutes.map((link) => markLink(link, path))} />
            </div>
          ))}
        <div className={styles.group}>
          <h2 className={styles.title}>{layout.securityGroup}</h2>
          <Links links={links(at('securite', 'tertiary'))} className={styles.tertiary}>
            {cookieSettings && <li>{cookieSettings}</li>}
          </Links>
        </div>
        <div className={styles.contactGroup}>
          <h2 className={styles.title}>{layout.contactGroup}</h2>
          <ul>
            <li>
              <a className={styles.link} href={mailHref(contact)}>
                {contact.email}
              </a>
            </li>
            <li>
              <a className={styles.link} href={phoneHref(contact)}>
                {contact.phone}
              </a>
            </li>
          </ul>
          <address className={styles.address}>{contact.address}</address>
          <SocialLinks links={socialLinks(frame)} className={styles.social} />
        </div>
      </Grid>
    </nav>
  );
}

interface LinksProps {
  readonly links: readonly MarkedLink[];
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

function Links({ links, className, children }: LinksProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.url}>
          <a className={styles.link} href={link.url} aria-current={currentPage(link)}>
            {link.name}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
