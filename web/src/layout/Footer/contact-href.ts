import type { ContactDetails } from '../frame.ts';

export const mailHref = ({ email }: ContactDetails) => `mailto:${email}`;

/** Ten digits are a North American number: its country code makes it work from anywhere. */
export function phoneHref({ phone }: ContactDetails): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? '1' : ''}${digits}`;
}
