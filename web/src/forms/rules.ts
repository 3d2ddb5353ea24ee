/**
 * Rules of a form, read by browser and server alike. Written by hand: a schema library would weigh
 * more in the browser than all the forms together.
 */
export type Rule = (value: string) => string | undefined;

/** Blanks, and signs that nobody sees: zero-width spaces, fillers, marks of direction. */
const unseen = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

export const required: Rule = (value) =>
  value.replace(unseen, '') === '' ? 'required' : undefined;

export const atMost =
  (length: number): Rule =>
  (value) =>
    value.length > length ? 'length' : undefined;

/** An address without whitespace and with one @; empty is for `required` to say. */
export const emailAddress: Rule = (value) =>
  value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : 'email';

export type FormRules<Field extends string> = Readonly<Record<Field, readonly Rule[]>>;
export type FormValues<Field extends string> = Record<Field, string>;
/** The first rule each field breaks, by name: the key of its message. */
export type FormErrors<Field extends string> = Partial<Record<Field, string>>;

export function fieldsOf<Field extends string>(rules: FormRules<Field>): Field[] {
  return Object.keys(rules) as Field[];
}

/** What is no text: controls but for tab and line end, halves of a sign, and signs that never are one. */
const noText = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/**
 * A text as it is judged and kept: no space around it, accents in one piece, and line ends counted as
 * one sign, as the browser's own limit counts them. PostgreSQL takes no NUL, XML and mail take few
 * controls: what comes in here can go on to all of them.
 */
const cleanText = (value: string) =>
  value.replace(/\r\n?/g, '\n').replace(noText, '').normalize('NFC').trim();

export function cleanValues<Field extends string>(
  rules: FormRules<Field>,
  raw: Readonly<Record<string, unknown>>,
): FormValues<Field> {
  const clean = (value: unknown) => (typeof value === 'string' ? cleanText(value) : '');
  return Object.fromEntries(
    fieldsOf(rules).map((field) => [field, clean(raw[field])]),
  ) as FormValues<Field>;
}

export function validate<Field extends string>(
  rules: FormRules<Field>,
  values: FormValues<Field>,
): FormErrors<Field> {
  const errors: FormErrors<Field> = {};
  for (const field of fieldsOf(rules)) {
    for (const rule of rules[field]) {
      const broken = rule(values[field]);
      if (broken === undefined) continue;
      errors[field] = broken;
      break;
    }
  }
  return errors;
}
