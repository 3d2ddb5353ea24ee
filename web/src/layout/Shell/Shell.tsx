import type { ReactNode } from 'react';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Footer } from '../Footer/Footer.tsx';
import type { Frame } from '../frame.ts';
import { MetaNav } from '../MetaNav/MetaNav.tsx';
import { TopBar } from '../TopBar/TopBar.tsx';
import styles from './Shell.module.css';

interface ShellProps {
  readonly frame: Frame;
  /** Without it the footer shows how to write and call. */
  readonly contactForm?: ReactNode;
  readonly cookieSettings?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Shell({ frame, contactForm, cookieSettings, children }: ShellProps) {
  return (
    <>
      {frame.theme === 'studio' && <div className={styles.ruler} />}
      <TopBar frame={frame} />
      {frame.metaNavigation && <MetaNav frame={frame} navigation={frame.metaNavigation} />}
      {frame.notice && (
        <div className={styles.notice}>
          <Notice kind="info" live>
            <p>{frame.notice}</p>
          </Notice>
        </div>
      )}
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} contactForm={contactForm} cookieSettings={cookieSettings} />
    </>
  );
}
