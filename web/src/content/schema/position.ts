import { z } from 'zod';
import { collectionType } from '../content-type.ts';
import { listOf, optionalText, text, webAddress } from './text.ts';

const lines = listOf(z.object({ text: text }).transform((wire) => wire.text));

/** A titled list; undefined where editors wrote no line. */
const titledList = z
  .object({ title: text, list: lines })
  .nullish()
  .transform((wire) => (wire?.list.length ? { title: wire.title, items: wire.list } : undefined));

/** Positions with this caricature show no profile: it stands for a role, not for a colleague. */
const noProfile = 'conseillerFonctionnel';

const profile = z
  .object({
    name: text,
    position: optionalText,
    listTitle: optionalText,
    desc: lines,
    caricature: optionalText,
  })
  .nullish()
  .transform((wire) => {
    if (!wire?.desc.length || wire.caricature === noProfile) return undefined;
    const { name, position, listTitle, desc } = wire;
    return { name, position, title: listTitle, items: desc };
  });

export const positions = collectionType(
  'postes',
  'poste',
  z
    .object({
      id: z.number(),
      title: z.string(),
      slug: z.string(),
      desc: text,
      url: webAddress,
      paragraph1: optionalText,
      paragraph2: optionalText,
      duties: titledList,
      requirements: titledList,
      benefits: titledList,
      profile,
      createdAt: z.string(),
      premierePublication: optionalText,
    })
    .transform(
      ({ desc, url, paragraph1, paragraph2, createdAt, premierePublication, ...wire }) => ({
        ...wire,
        summary: desc,
        applyUrl: url,
        role: paragraph1,
        setting: paragraph2,
        // Not `publishedAt`, which moves with each correction.
        postedOn: (premierePublication ?? createdAt).slice(0, 10),
      }),
    ),
  { isRanked: true },
);

export type Position = z.output<typeof positions.schema>;
export type TitledList = NonNullable<Position['duties']>;
export type Profile = NonNullable<Position['profile']>;
