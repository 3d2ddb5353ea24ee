import { telHref } from '../../site/agency.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './contact.module.css';

interface DirectWaysProps {
  readonly email: string;
  readonly phone: string;
  readonly locale: Locale;
}

/** Write or call: the two ways that need nothing of this site. */
export function DirectWays({ email, phone, locale }: DirectWaysProps) {
  const messages = messagesFor(locale).contact;
  const ways = [
    {
      icon: 'mail',
      title: messages.write,
      text: messages.writeText,
      href: `mailto:${email}`,
      name: email,
    },
    {
      icon: 'phone',
      title: messages.call,
      text: messages.callText,
      href: telHref(phone),
      name: phone,
    },
  ] as const;
  return (
    <ul className={styles.ways}>
      {ways.map(({ icon, title, text, href, name }) => (
        <li className={styles.way} key={icon}>
          <Icon name={icon} className={styles.wayIcon} />
          <Heading level={2} size={4}>
            {title}
          </Heading>
          <p className={styles.wayText}>{text}</p>
          <p className={styles.wayName}>
            <a className={styles.wayLink} href={href}>
              {name}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
