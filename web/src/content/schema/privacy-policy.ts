import { z } from 'zod';
import { singleType } from '../content-type.ts';
import { document } from './media.ts';
import { isoDate, listOf, text } from './text.ts';

export const privacyPolicy = singleType(
  'politique-confidentialite',
  z
    .object({
      title: text,
      date: isoDate,
      description: text,
      list: listOf(z.object({ title: text, text: text })),
      footer: text,
      employeePdf: document,
      clientPdf: document,
    })
    .transform(({ description, list, ...wire }) => ({
      ...wire,
      intro: description,
      parts: list.map(({ title, text: markdown }) => ({ title, markdown })),
    })),
);
