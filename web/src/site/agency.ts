/** How to reach the agency when the content service cannot be asked. */
export const builtInContact = {
  company: 'Salve',
  email: 'info@salve.example',
  phone: '418 555-0142',
  address: '240, rue du Vieux-Gréement, bureau 300\nQuébec (Québec) G1K 0Z0',
} as const;

/** Numbers are written as people read them; links want them as telephones dial them. */
export function telHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  // Ten digits are a North American number without its country code.
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}

/** Who answers for personal information. */
export const privacyOfficer = { email: 'vieprivee@salve.example', phone: '418 555-0145' } as const;

/** Who hears complaints about that person. */
export const president = { email: 'presidence@salve.example' } as const;
