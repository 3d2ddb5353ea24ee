import { randomInt } from 'node:crypto';
import type { FormName } from '../site/form-name.ts';
import { referenceInitial, referenceSigns } from '../site/reference.ts';

const signs = (count: number) =>
  Array.from({ length: count }, () => referenceSigns[randomInt(referenceSigns.length)]).join('');

/** Such as `C-7F3K-92`. Half a billion of them: a clash is caught by the store, which asks again. */
export const newReference = (form: FormName): string =>
  `${referenceInitial[form]}-${signs(4)}-${signs(2)}`;
