import { z } from 'zod';
import { collectionType } from '../content-type.ts';
import { image } from './media.ts';
import { optionalText } from './text.ts';

export const employees = collectionType(
  'employes',
  'employe',
  z
    .object({ id: z.number(), name: z.string(), position: optionalText, cartoon: image })
    .transform(({ cartoon, ...wire }) => ({ ...wire, portrait: cartoon })),
);

export type Employee = z.output<typeof employees.schema>;
