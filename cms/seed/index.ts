import { parseArgs } from 'node:util';

import { type Core, createStrapi } from '@strapi/strapi';

import { readSampleTypes, type SampleType } from './content-files';
import { writeEntries } from './entries';
import { SeedMarker } from './marker';
import { collectMedia, uploadMedia } from './media';
import { typesWithOwnContent } from './own-content';
import { Progress } from './progress';
import { reset } from './reset';
import { WireFormat } from './wire-format';

const HELP = `Usage: npm run seed [-- --reset | --empty | --if-new]

Fills an empty database with the sample content, in French and English, and uploads its files.
A database that was filled before is left as it is. One with content of its own is refused.

  --reset   remove all content and files first, then fill again (accounts and tokens stay)
  --empty   only make the tables, or bring them up to this version, and never fill them unasked
  --if-new  as a start does that nobody asked for it: leave a database alone that has content of
            its own or was begun with --empty
  --help    show this text

Reads the same environment as npm start; run npm run compile first.`;

interface Choice {
  reset: boolean;
  empty: boolean;
  'if-new': boolean;
}

/** Answers with the exit code. */
async function seed(choice: Choice): Promise<number> {
  const strapi = await createStrapi({
    appDir: process.cwd(),
    distDir: `${process.cwd()}/dist`,
  }).load();
  strapi.log.level = 'warn';
  try {
    return await seedInto(strapi, choice);
  } finally {
    await strapi.destroy();
  }
}

async function seedInto(strapi: Core.Strapi, choice: Choice): Promise<number> {
  const progress = new Progress();
  const marker = new SeedMarker(strapi);
  const sample = readSampleTypes();

  if (choice.reset) await reset(strapi, marker, progress);
  if (choice.empty) {
    await marker.decline();
    console.log('The tables are in place.');
    return 0;
  }
  if (await (choice['if-new'] ? marker.isDecided() : marker.isFilled())) {
    console.log(
      'Nothing to do: the database was filled before, or is meant to be empty (--reset starts over).',
    );
    return 0;
  }
  const written = await typesWithOwnContent(strapi, sample);
  if (written.length > 0) {
    await marker.decline();
    console.log(
      `The database holds content that is not the sample's (${written.join(', ')}). ` +
        'Nothing was changed. Only --reset, which removes all of it first, fills this database.',
    );
    return choice['if-new'] ? 0 : 1;
  }
  await fill(strapi, sample, progress);
  await marker.setFilled();
  return 0;
}

async function fill(
  strapi: Core.Strapi,
  sample: readonly SampleType[],
  progress: Progress,
): Promise<void> {
  const startedAt = Date.now();
  const mediaIds = await uploadMedia(strapi, sample.flatMap(collectMedia), progress);
  const wire = new WireFormat(strapi, mediaIds);
  for (const type of sample) await writeEntries(strapi, type, wire, progress);
  console.log(`Sample content in place after ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      reset: { type: 'boolean', default: false },
      empty: { type: 'boolean', default: false },
      'if-new': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  return seed(values);
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
