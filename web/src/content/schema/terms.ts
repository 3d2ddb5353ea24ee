import { z } from 'zod';
import { singleType } from '../content-type.ts';
import { paragraphs } from './service-blocks.ts';
import { isoDate, text } from './text.ts';

export const terms = singleType(
  'termes',
  z.object({ title: text, date: isoDate, intro: text, sections: paragraphs }),
);
