import { z } from 'zod';
import { collectionType } from '../content-type.ts';
import { localizations } from './localizations.ts';

export const tag = z.object({ id: z.number(), name: z.string(), slug: z.string() });
export type Tag = z.output<typeof tag>;

export const tags = collectionType('tags', 'tag', tag.extend({ localizations }));
