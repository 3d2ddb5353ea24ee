import type { FormName } from './form-name.ts';

/** Without signs that are mistaken for one another when read aloud or copied by hand. */
export const referenceSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const referenceInitial: Record<FormName, string> = { contact: 'C', complaint: 'P' };

const pattern = new RegExp(`^[CP]-[${referenceSigns}]{4}-[${referenceSigns}]{2}$`);

export const isReference = (text: string): boolean => pattern.test(text);

/** The reference that the address after a plain post tells. Anybody may write an address: no other text. */
export function referenceIn({ searchParams }: URL, form: FormName): string | undefined {
  const told = searchParams.get('reference') ?? '';
  return isReference(told) && told.startsWith(referenceInitial[form]) ? told : undefined;
}
