export interface Shot {
  readonly path: string;
  readonly width: number;
  readonly theme: string;
  /** Relative to the sheet. */
  readonly file: string;
}

const heading = ({ width, theme }: Shot) => `${width} px, ${theme}`;

/** One HTML page with all pictures: a row for each address, a column for each width and theme. */
export function contactSheet(shots: readonly Shot[]): string {
  const columns = [...new Set(shots.map(heading))];
  const rows = [...new Set(shots.map(({ path }) => path))].map((path) => {
    const cells = columns.map((column) => {
      const shot = shots.find((each) => each.path === path && heading(each) === column);
      return `<td>${shot ? `<a href="${shot.file}"><img loading="lazy" src="${shot.file}" alt="${path}, ${column}"></a>` : ''}</td>`;
    });
    return `<tr><th scope="row">${path}</th>${cells.join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Salve, every page</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; margin: 1rem; background: #777; color: #fff; }
  td, th { vertical-align: top; text-align: start; padding: 0.5rem; }
  thead th { position: sticky; top: 0; background: #777; }
  img { inline-size: 16rem; max-block-size: 40rem; object-fit: cover; object-position: top; }
  a { color: inherit; }
</style>
<h1>Every page</h1>
<table>
  <thead><tr><th scope="col">Address</th>${columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead>
  <tbody>
${rows.join('\n')}
  </tbody>
</table>
</html>
`;
}
