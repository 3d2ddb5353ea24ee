/** A form that values of a field must have; drafts too. The site reads the same forms. */
interface Form {
  /** As it stands in the schemas, where the admin reads it. */
  pattern: string;
  /** What a pattern cannot say. */
  holds?(value: string): boolean;
  /** What an editor is told; begins after the value: « … ». */
  advice: string;
}

const WEB = 'https?://[^\\s]+';
const PAGE = '/[a-z0-9/-]*';

/** Node 20's `URL.canParse` sometimes says no to letters with accents. */
function isWebAddress(value: string): boolean {
  try {
    return Boolean(new URL(value));
  } catch {
    return false;
  }
}
const isWebAddressOrOther = (value: string) => !/^https?:/.test(value) || isWebAddress(value);

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

const FORMS = {
  slug: {
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    advice:
      'ne peut pas servir d’identifiant. Écrivez des lettres minuscules sans accent, des chiffres et des traits d’union, comme une-journee-sans-souris.',
  },
  webAddress: {
    pattern: `^${WEB}$`,
    holds: isWebAddress,
    advice:
      'n’est pas une adresse web. Copiez l’adresse complète depuis le navigateur : elle commence par https://.',
  },
  page: {
    pattern: `^${PAGE}$`,
    advice: 'n’est pas l’adresse d’une page. Écrivez son adresse française, comme /services.',
  },
  pageInItsLanguage: {
    pattern: '^/[^\\s?]*$',
    advice:
      'n’est pas l’adresse d’une page du site. Écrivez ce qui suit le nom du site, comme /contact ou /en/contact.',
  },
  wordsOfOneMeaning: {
    pattern: '^[^,]+(,[^,]+)+$',
    advice:
      'ne donne pas au moins deux mots. Séparez-les par des virgules, comme emploi, poste, carrière.',
  },
  pageOrWebAddress: {
    pattern: `^(${PAGE}|https://[^\\s]+)$`,
    holds: isWebAddressOrOther,
    advice:
      'n’est pas une adresse de menu. Écrivez l’adresse française d’une page, comme /services, ou une adresse complète qui commence par https://.',
  },
  link: {
    pattern: `^(${WEB}|/[^\\s]*|#[^\\s]+|mailto:[^\\s@]+@[^\\s@]+\\.[^\\s@]+)$`,
    holds: isWebAddressOrOther,
    advice:
      'ne peut pas être un lien. Écrivez /page, #section, une adresse complète qui commence par https://, ou mailto: suivi d’un courriel.',
  },
  phone: {
    pattern: '^[+0-9][0-9 ()-]{6,24}$',
    advice:
      'n’est pas un numéro de téléphone. Écrivez des chiffres, des espaces et des traits d’union, comme 418 555-0100.',
  },
  email: {
    pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$',
    advice: 'n’est pas une adresse courriel. Écrivez-la comme nom@exemple.ca.',
  },
  date: {
    pattern: '^\\d{4}-\\d{2}-\\d{2}$',
    holds: isDay,
    advice: 'n’est pas une date. Choisissez-la dans le calendrier (année-mois-jour, yyyy-MM-dd).',
  },
} satisfies Record<string, Form>;

interface Attribute {
  type: string;
  regex?: unknown;
}

const sourceOf = (regex: unknown) => (regex instanceof RegExp ? regex.source : regex);

/** The form that values of a field must have; undefined where any text is good. */
export function formOf({ type, regex }: Attribute): Form | undefined {
  if (type === 'email') return FORMS.email;
  if (type === 'date') return FORMS.date;
  return regex === undefined
    ? undefined
    : Object.values<Form>(FORMS).find(
        ({ pattern }) => new RegExp(pattern).source === new RegExp(String(sourceOf(regex))).source,
      );
}

/** An empty field is no bad one, and what is no text is Strapi's affair. */
export const hasForm = ({ pattern, holds }: Form, value: unknown): boolean =>
  typeof value !== 'string' ||
  value === '' ||
  (new RegExp(pattern).test(value) && (holds?.(value) ?? true));
