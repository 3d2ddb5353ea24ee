import { renderToStaticMarkup } from 'react-dom/server';
import { Island, type Wake } from '../../../web/src/islands/Island.tsx';
import counter from './Counter.island.tsx';

/** A page of specimens; `wakes` says how each is woken. */
export function fixturePage(wakes: readonly Wake[], entry: string): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <title>Islands</title>
        <link rel="icon" href="data:," />
        <style>{'#visible { margin-top: 3000px }'}</style>
        <script type="module" src={entry} />
      </head>
      <body>
        <a href="#below">To what is below</a>
        {wakes.map((when) => (
          <section key={when} id={when}>
            <Island of={counter} when={when} props={{ label: when }} />
          </section>
        ))}
      </body>
    </html>,
  )}`;
}
