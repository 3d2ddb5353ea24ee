import { messageMaxLength, nameMaxLength } from '../../site/limits.ts';
import { atMost, emailAddress, type FormRules, required } from '../rules.ts';

export type ContactField = 'firstname' | 'lastname' | 'email' | 'phone' | 'details';

export const contactRules: FormRules<ContactField> = {
  firstname: [required, atMost(nameMaxLength)],
  lastname: [required, atMost(nameMaxLength)],
  email: [required, emailAddress, atMost(nameMaxLength)],
  // Not validated for the visitor, but nobody stores a novel in it.
  phone: [atMost(messageMaxLength)],
  details: [atMost(messageMaxLength)],
};
