import { randomInt } from 'node:crypto';
import type { FormName } from '../site/form-name.ts';

/** Without signs that are mistaken for one another when read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const initial: Record<FormName, string> = { contact: 'C', complaint: 'P' };

const signs = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Such as `C-7F3K-92`. Half a billion of them: a clash is caught by the store, which asks again. */
export const newReference = (form: FormName): string => `${initial[form]}-${signs(4)}-${signs(2)}`;
