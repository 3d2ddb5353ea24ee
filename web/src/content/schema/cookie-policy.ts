import { z } from 'zod';
import { singleType } from '../content-type.ts';

export const cookiePolicy = singleType(
  'politique-cookies-v2',
  z
    .object({
      Titre: z.string(),
      Contenu: z.string(),
      BoutonAccepter: z.string(),
      BoutonRefuser: z.string(),
    })
    .transform((wire) => ({
      title: wire.Titre,
      html: wire.Contenu,
      accept: wire.BoutonAccepter,
      refuse: wire.BoutonRefuser,
    })),
);

export type CookiePolicy = z.output<typeof cookiePolicy.schema>;
