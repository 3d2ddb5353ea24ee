import type { FormName } from './form-name.ts';

/** Without signs that are mistaken for one another when read aloud or copied by hand. */
export const referenceSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const referenceInitial: Record<FormName, string> = { contact: 'C', complaint: 'P' };

/** The reference that the address after a plain post tells. Anybody may write an address: no other text. */
export function referenceIn({ searchParams }: URL, form: FormName): string | undefined {
  const told = searchParams.get('reference') ?? '';
  const [initial, signs] = [referenceInitial[form], `[${referenceSigns}]`];
  return new RegExp(`^${initial}-${signs}{4}-${signs}{2}$`).test(told) ? told : undefined;
}
