import type { FormName } from '../../site/form-name.ts';
import type { Submission } from '../submission.ts';
import { manyLines, oneLine } from './plain-text.ts';

/** What the people of the agency read, in French, whatever the visitor's language. */
export interface Wording {
  readonly title: string;
  readonly sections: readonly (readonly { readonly label: string; readonly value: string }[])[];
  readonly footnote: string;
}

const titles: Record<FormName, string> = {
  contact: 'Nouvelle demande de contact reçue du site',
  complaint: 'Nouvelle plainte reçue du site',
};

/** Three sections: who, how to reach them, what they say. */
export function wordingOf(submission: Submission): Wording {
  const { form, fields, reference, context, suspicion, dueOn } = submission;
  const line = (label: string, name: string) => ({ label, value: oneLine(fields[name] ?? '') });
  const text = (label: string, name: string) => ({ label, value: manyLines(fields[name] ?? '') });
  const message =
    form === 'contact'
      ? [text('Détails', 'details')]
      : [
          text('Renseignements visés', 'renseignements'),
          text('Endroits où ils sont recueillis', 'endroits_renseignements_recueillis'),
          text('Motif de la plainte', 'pourquoi_motif'),
        ];
  const notes = [
    `Référence ${reference}`,
    `page ${oneLine(context.path)} (${context.locale})`,
    dueOn && `réponse attendue le ${dueOn}`,
    suspicion && `à vérifier : ${suspicion}`,
  ];
  return {
    title: titles[form],
    sections: [
      [line('Prénom', 'firstname'), line('Nom', 'lastname')],
      [line('Téléphone', 'phone'), line('Courriel', 'email')],
      message,
    ],
    footnote: notes.filter(Boolean).join(' · '),
  };
}
