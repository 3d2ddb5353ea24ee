import styles from './WindowEdge.module.css';

/** At the end of the page, as high as what lies on the window's edge. */
export const WindowEdgeRoom = () => <div className={styles.room} data-clear-of-edge />;
