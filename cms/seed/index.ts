import { parseArgs } from 'node:util';

import { createStrapi } from '@strapi/strapi';

import { readSampleTypes } from './content-files';
import { writeEntries } from './entries';
import { SeedMarker } from './marker';
import { collectMedia, uploadMedia } from './media';
import { Progress } from './progress';
import { reset } from './reset';
import { WireFormat } from './wire-format';

const HELP = `Usage: npm run seed [-- --reset | --empty]

Fills an empty database with the sample content, in French and English, and uploads its files.
A database that was filled before is left as it is.

  --reset   remove all content and files first, then fill again (accounts and tokens stay)
  --empty   only make the tables, or bring them up to this version
  --help    show this text

Reads the same environment as npm start; run npm run compile first.`;

async function seed(options: { reset: boolean; empty: boolean }): Promise<void> {
  const startedAt = Date.now();
  const strapi = await createStrapi({
    appDir: process.cwd(),
    distDir: `${process.cwd()}/dist`,
  }).load();
  strapi.log.level = 'warn';
  const progress = new Progress();
  const marker = new SeedMarker(strapi);

  if (options.reset) await reset(strapi, marker, progress);
  if (options.empty) {
    console.log('The tables are in place.');
  } else if (await marker.isSet()) {
    console.log(
      'The database already holds the sample content: nothing to do (--reset starts over).',
    );
  } else {
    const types = readSampleTypes();
    const mediaIds = await uploadMedia(strapi, types.flatMap(collectMedia), progress);
    const wire = new WireFormat(strapi, mediaIds);
    for (const type of types) await writeEntries(strapi, type, wire, progress);
    await marker.set();
    console.log(`Sample content in place after ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  }
  await strapi.destroy();
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      reset: { type: 'boolean', default: false },
      empty: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  await seed(values);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
