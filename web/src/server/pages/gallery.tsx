import { Hono } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { Gallery } from '../../ui/gallery/Gallery.tsx';
import { developmentAssets } from './assets.ts';

/** Every component in every variant, for maintainers. Mounted in development only. */
export const gallery = new Hono().get('/', (c) =>
  c.html(
    `<!doctype html>${renderToStaticMarkup(
      <html lang="en">
        <head>
          <title>Gallery · Salve</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {developmentAssets('').scripts.map((src) => (
            <script key={src} type="module" src={src} />
          ))}
        </head>
        <body>
          <Gallery />
        </body>
      </html>,
    )}`,
  ),
);
