import type { ReactNode } from 'react';
import styles from './WindowEdge.module.css';

interface WindowEdgeProps {
  readonly children: ReactNode;
}

/** What lies on the window's lower edge, over the page: nothing moves when it comes or goes. */
export function WindowEdge({ children }: WindowEdgeProps) {
  return (
    <div className={styles.edge} data-window-edge>
      {children}
    </div>
  );
}
