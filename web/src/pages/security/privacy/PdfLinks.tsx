import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './privacy.module.css';

interface PdfLinksProps {
  readonly documents: readonly {
    readonly name: string;
    readonly file: { readonly src: string } | null | undefined;
  }[];
}

/** Documents to download, each a sheet with its corner folded. One that is missing is left out. */
export function PdfLinks({ documents }: PdfLinksProps) {
  return (
    <ul className={styles.sheets}>
      {documents.map(
        ({ name, file }) =>
          file && (
            <li key={name}>
              <a className={styles.sheet} href={`/media/_${file.src}`}>
                <span className={styles.kind} aria-hidden="true">
                  PDF
                </span>
                <span className={styles.name}>
                  {name} <VisuallyHidden>(PDF)</VisuallyHidden>
                </span>
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
