import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

type Column = {
  name: string;
  /** Set in figures, to the right. */
  numeric?: boolean | undefined;
};

type Row = {
  key: string;
  /** One a column; the first is the row's header. */
  cells: readonly ReactNode[];
};

type DataTableProps = {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
};

/** On narrow screens each row becomes a block whose cells repeat the name of their column. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" data-numeric={column.numeric || undefined}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column.name} scope="row">
                  {row.cells[index]}
                </th>
              ) : (
                <td
                  key={column.name}
                  data-label={column.name}
                  data-numeric={column.numeric || undefined}
                >
                  {row.cells[index]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
