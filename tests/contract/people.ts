import type { Editor } from './editor.ts';

/** The ready-made roles, each by a letter, so that a table of who may do what can be read. */
export const ROLES = {
  E: 'Rédaction',
  F: 'Traduction vers le français',
  A: 'Traduction vers l’anglais',
  R: 'Recrutement',
  C: 'Contact',
  P: 'Responsable de la vie privée',
} as const;
export type Letter = keyof typeof ROLES;
export const letters = Object.keys(ROLES) as Letter[];

/** Somebody in each role. */
export async function invitePeople(admin: Editor): Promise<Record<Letter, Editor>> {
  const people = await Promise.all(
    letters.map(async (letter) => [letter, await admin.invite(ROLES[letter])] as const),
  );
  return Object.fromEntries(people) as Record<Letter, Editor>;
}
