import { Editor } from './editor.ts';

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

/** And the Super Admin. */
export const everybody = [...letters, 'S'] as const;
type Anybody = (typeof everybody)[number];

/** Test files run in one process, one after another: whoever is invited there serves them all. */
const invited = new Map<Letter, Promise<Editor>>();

/** Somebody in this role. Nobody may change what is theirs: others are the same person. */
export function somebody(letter: Anybody): Promise<Editor> {
  const admin = Editor.signIn();
  if (letter === 'S') return admin;
  const person = invited.get(letter) ?? admin.then((each) => each.invite(ROLES[letter]));
  invited.set(letter, person);
  return person;
}

/** Somebody in each role. */
export async function somebodyInEach(): Promise<Record<Anybody, Editor>> {
  const people = await Promise.all(
    everybody.map(async (letter) => [letter, await somebody(letter)] as const),
  );
  return Object.fromEntries(people) as Record<Anybody, Editor>;
}
