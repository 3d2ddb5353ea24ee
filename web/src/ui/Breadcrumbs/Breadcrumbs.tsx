import styles from './Breadcrumbs.module.css';

export type Crumb = { name: string; href: string };

type BreadcrumbsProps = {
  label: string;
  /** The pages above, outermost first. */
  trail: readonly Crumb[];
  /** The name of the page itself. */
  current: string;
};

export function Breadcrumbs({ label, trail, current }: BreadcrumbsProps) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol className={styles.list}>
        {trail.map((crumb) => (
          <li className={styles.crumb} key={crumb.href}>
            <a className={styles.link} href={crumb.href}>
              {crumb.name}
            </a>
          </li>
        ))}
        <li className={styles.crumb}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
