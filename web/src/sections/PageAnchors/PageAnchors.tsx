import { useId } from 'react';
import type { ServiceBlock } from '../../content/schema/service-blocks.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Anchors } from '../../ui/Anchors/Anchors.tsx';
import { placeId } from '../../ui/rich-text/anchor-id.ts';
import styles from './PageAnchors.module.css';

interface PageAnchorsProps {
  readonly blocks: readonly Pick<ServiceBlock, 'anchor'>[];
  readonly locale: Locale;
}

/** Links to the blocks of a page that editors gave a name. Nothing where there are none. */
export function PageAnchors({ blocks, locale }: PageAnchorsProps) {
  const titleId = useId();
  const anchors = blocks.flatMap(({ anchor }) =>
    anchor ? [{ href: `#${placeId(anchor.identifier)}` as const, text: anchor.text }] : [],
  );
  if (anchors.length === 0) return null;

  return (
    <div className={styles.anchors}>
      <Anchors id={titleId} title={messagesFor(locale).services.inThisPage} anchors={anchors} />
    </div>
  );
}

export const countAnchors = (blocks: readonly Pick<ServiceBlock, 'anchor'>[]) =>
  blocks.filter(({ anchor }) => anchor).length;
