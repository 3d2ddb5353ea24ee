import type { ReactNode, Ref } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-names.ts';
import styles from './Notice.module.css';

export type NoticeKind = 'error' | 'success' | 'info';

type NoticeProps = {
  kind: NoticeKind;
  title?: string | undefined;
  titleLevel?: 2 | 3 | undefined;
  id?: string | undefined;
  /** Lets a script or the address send focus here: the summary of a form's errors. */
  focusable?: boolean | undefined;
  /** Read out when it appears on a page already open. */
  live?: boolean | undefined;
  /** Takes focus when the page opens: it came back with something to correct. */
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  children?: ReactNode;
};

const icons: Record<NoticeKind, IconName> = { error: 'alert', success: 'check', info: 'marked' };

export function Notice({
  kind,
  title,
  titleLevel = 2,
  id,
  focusable = false,
  live = false,
  autoFocus = false,
  ref,
  children,
}: NoticeProps) {
  return (
    <div
      className={styles.notice}
      data-kind={kind}
      id={id}
      ref={ref}
      tabIndex={focusable ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: only after a post, where the visitor must learn what is wrong
      autoFocus={autoFocus}
      role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon className={styles.sign} name={icons[kind]} />
      <div className={styles.words}>
        {title && (
          <Heading className={styles.title} level={titleLevel} size={4}>
            {title}
          </Heading>
        )}
        {children}
      </div>
    </div>
  );
}
