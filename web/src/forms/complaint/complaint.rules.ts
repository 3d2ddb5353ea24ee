import { messageMaxLength, nameMaxLength, phoneMaxLength } from '../../site/limits.ts';
import { atMost, emailAddress, type FormRules, required } from '../rules.ts';

export type ComplaintField =
  | 'firstname'
  | 'lastname'
  | 'email'
  | 'phone'
  | 'renseignements'
  | 'endroits_renseignements_recueillis'
  | 'pourquoi_motif';

export const complaintRules: FormRules<ComplaintField> = {
  firstname: [required, atMost(nameMaxLength)],
  lastname: [required, atMost(nameMaxLength)],
  email: [required, emailAddress, atMost(nameMaxLength)],
  phone: [atMost(phoneMaxLength)],
  renseignements: [atMost(messageMaxLength)],
  endroits_renseignements_recueillis: [atMost(messageMaxLength)],
  pourquoi_motif: [atMost(messageMaxLength)],
};
