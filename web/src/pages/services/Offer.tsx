import type { ServiceSummary } from '../../content/schema/services-overview.ts';
import { serviceArt } from '../../sections/ServiceArt/service-art.ts';
import type { Locale } from '../../site/locale.ts';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import { Cut, type CutShape } from '../../ui/Cut/Cut.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import styles from './services.module.css';
import { splitList } from './split-markdown.ts';

interface OfferProps {
  readonly service: ServiceSummary;
  readonly index: number;
  readonly locale: Locale;
}

const shapes: readonly CutShape[] = ['sheet-1', 'pebble', 'arch', 'bubble', 'sheet-3', 'bubble-r'];

export function Offer({ service, index, locale }: OfferProps) {
  const { artwork, ink, href } = serviceArt(service.route, locale);
  const { text, list } = splitList(service.markdown);

  return (
    <li className={styles.offer}>
      <div className={styles.offerText}>
        <Heading level={2} size={2}>
          {href ? (
            <a className={styles.offerLink} href={href}>
              {service.title}
            </a>
          ) : (
            service.title
          )}
        </Heading>
        {text && <Markdown text={text} headingLevel={3} className={styles.offerWords} />}
      </div>
      <div className={styles.offerList}>
        {list && <Markdown text={list} headingLevel={3} />}
        {href && <Icon name="arrow" className={styles.go} />}
      </div>
      <div className={styles.offerPicture} data-ink={ink} data-art={artwork}>
        <Cut shape={shapes[index % shapes.length] ?? 'sheet-1'} className={styles.cut}>
          <Artwork name={artwork} sizes="(max-width: 60rem) 76vw, 33vw" />
        </Cut>
      </div>
    </li>
  );
}
