import { z } from 'zod';
import { singleType } from '../content-type.ts';
import { image } from './media.ts';
import { metaFields } from './seo.ts';
import { paragraphs } from './service-blocks.ts';
import { listOf, optionalText, text } from './text.ts';

const stats = listOf(
  z
    .object({ beforeText: optionalText, number: z.number(), afterText: optionalText })
    .transform(({ beforeText, number, afterText }) => ({
      before: beforeText,
      value: number,
      after: afterText,
    })),
);

const questions = listOf(
  z
    .object({ question: text, reponse: text, img: image })
    .transform(({ question, reponse, img }) => ({ question, answer: reponse, image: img })),
);

const heading = z
  .object({ title: text })
  .nullish()
  .transform((wire) => wire?.title || undefined);

const statistics = z
  .object({
    title: text,
    intro: optionalText,
    content: listOf(
      z
        .object({ percent: z.number(), afterText: text })
        .transform(({ percent, afterText }) => ({ percent, text: afterText })),
    ),
  })
  .nullish()
  .transform((wire) =>
    wire?.content.length
      ? { title: wire.title, intro: wire.intro, shares: wire.content }
      : undefined,
  );

const teams = z
  .object({ title: text, intro: optionalText, paragraphs })
  .nullish()
  .transform((wire) =>
    wire?.paragraphs.length
      ? { title: wire.title, intro: wire.intro, teams: wire.paragraphs }
      : undefined,
  );

const openPositions = z
  .object({ title: text, empty: optionalText })
  .nullish()
  .transform((wire) => ({ title: wire?.title || undefined, empty: wire?.empty }));

export const career = singleType(
  'carriere',
  z
    .object({
      ...metaFields,
      title: text,
      intro: text,
      paragraph1: optionalText,
      numericalStat: stats,
      faq: questions,
      testimonies: heading,
      satistics: statistics,
      benefits: heading,
      teams,
      openPositions,
    })
    .transform(
      ({
        MetaTitle,
        MetaDescription,
        paragraph1,
        numericalStat,
        faq,
        testimonies,
        satistics,
        benefits,
        ...wire
      }) => ({
        ...wire,
        statement: paragraph1,
        stats: numericalStat,
        questions: faq,
        testimoniesTitle: testimonies,
        statistics: satistics,
        benefitsTitle: benefits,
        seo: { title: MetaTitle, description: MetaDescription },
      }),
    ),
);

export type Career = z.output<typeof career.schema>;
export type CareerQuestion = Career['questions'][number];
export type CareerStatistics = NonNullable<Career['statistics']>;
export type CareerTeams = NonNullable<Career['teams']>;
