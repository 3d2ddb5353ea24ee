import { z } from 'zod';
import { image } from './media.ts';
import { optionalText, text } from './text.ts';

export const author = z
  .object({
    fullname: text,
    position: optionalText,
    phone: optionalText,
    email: optionalText,
    avatar: image,
  })
  .nullish()
  .transform((wire) => {
    if (!wire?.fullname) return undefined;
    const { fullname, avatar, ...rest } = wire;
    return { ...rest, name: fullname, portrait: avatar };
  });

export type Author = NonNullable<z.output<typeof author>>;
