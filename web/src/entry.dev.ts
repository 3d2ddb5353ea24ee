import { Hono } from 'hono';
import { readEnvironment } from './server/environment.ts';
import { developmentAssets } from './server/pages/assets.ts';
import { gallery } from './server/pages/gallery.tsx';
import { createSite } from './server/site.ts';

const { app } = createSite({
  env: readEnvironment({ ...process.env, NODE_ENV: 'development' }),
  assetsFor: developmentAssets,
  staticFiles: new Hono().route('/__gallery', gallery),
});

export default app;
