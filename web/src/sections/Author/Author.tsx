import type { Author as AuthorContent } from '../../content/schema/author.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Cut } from '../../ui/Cut/Cut.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import styles from './Author.module.css';

interface AuthorProps {
  readonly author: AuthorContent;
  readonly locale: Locale;
}

/** Who wrote it, and how to reach them. */
export function Author({ author, locale }: AuthorProps) {
  const { name, position, phone, email, portrait } = author;
  return (
    <div className={styles.author}>
      {portrait && (
        <Cut shape="bubble" className={styles.face}>
          <Picture
            src={portrait.src}
            alt={portrait.alt[locale]}
            width={portrait.width}
            height={portrait.height}
            tone={portrait.tone}
            sizes="(max-width: 34rem) 7rem, 16vw"
          />
        </Cut>
      )}
      <div className={styles.words}>
        <p className={styles.label}>{messagesFor(locale).article.writtenBy}</p>
        <Heading level={2} size={3} className={styles.name}>
          {name}
        </Heading>
        {position && <p>{position}</p>}
        {(email || phone) && (
          <ul className={styles.links}>
            {email && (
              <li>
                <Link href={`mailto:${email}`}>
                  <Address email={email} />
                </Link>
              </li>
            )}
            {phone && (
              <li>
                <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
              </li>
            )}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Long addresses break after the sign, not in the middle of a name. */
function Address({ email }: { readonly email: string }) {
  const [person, host] = email.split('@');
  return (
    <>
      {person}@<wbr />
      {host}
    </>
  );
}
