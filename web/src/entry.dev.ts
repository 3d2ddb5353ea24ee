import { Hono } from 'hono';
import { readEnvironment } from './server/environment.ts';
import { developmentAssets } from './server/pages/assets.ts';
import { gallery } from './server/pages/gallery.tsx';
import { createSite } from './server/site.ts';

const site = createSite({
  env: readEnvironment({ ...process.env, NODE_ENV: 'development' }),
  assetsFor: developmentAssets,
  staticFiles: new Hono().route('/__gallery', gallery),
});

// Vite reads this file again after a change: what the site before did beside requests must end, or
// two of them would deliver messages and read pages for the search.
const kept = globalThis as typeof globalThis & { siteInDevelopment?: typeof site };
void kept.siteInDevelopment?.stop();
kept.siteInDevelopment = site;
site.start();

export default site.app;
