/** What somebody is told whose file is not taken. */
export interface Refusals {
  type: string;
  name: string;
  damaged: string;
  drawingTooHeavy: string;
  drawingTooDetailed: string;
  otherContent(ending: string, kind: string | undefined): string;
  otherKind(kind: string, stored: string): string;
  tooLarge(megapixels: number, limit: number, isAnimated: boolean): string;
}

const french: Refusals = {
  type: 'Ce type de fichier n’est pas accepté. La médiathèque prend les images JPEG, PNG, WebP, AVIF, GIF et SVG, et les documents PDF.',
  name: 'Le nom de ce fichier contient des caractères invisibles ou réservés. Renommez-le, puis réessayez.',
  damaged:
    'Ce fichier est abîmé ou incomplet : il ne peut pas être lu. Exportez-le de nouveau, puis réessayez.',
  drawingTooHeavy:
    'Ce dessin est trop lourd : un SVG peut avoir 1 Mo au plus. Simplifiez-le, ou enregistrez-le en PNG ou en WebP.',
  drawingTooDetailed:
    'Ce dessin est trop détaillé : un SVG peut avoir 10 000 éléments au plus. Simplifiez-le, ou enregistrez-le en PNG ou en WebP.',
  otherContent: (ending, kind) =>
    `Le nom de ce fichier finit par « ${ending} », mais son contenu est ${kind ? `en ${kind}` : 'd’un autre type'}. Enregistrez-le de nouveau dans le format voulu.`,
  otherKind: (kind, stored) =>
    `Ce fichier est en ${kind} et celui qu’il remplace en ${stored}. Choisissez un fichier du même format, ou ajoutez celui-ci à part.`,
  tooLarge: (megapixels, limit, isAnimated) =>
    `Cette image est trop grande : ${megapixels.toLocaleString('fr-CA')} mégapixels, alors que la limite est de ${limit}${isAnimated ? ', toutes images d’une animation comprises' : ''}. Réduisez-la, puis réessayez.`,
};

const english: Refusals = {
  type: 'This type of file is not accepted. The media library takes JPEG, PNG, WebP, AVIF, GIF and SVG pictures, and PDF documents.',
  name: 'The name of this file has invisible or reserved characters. Rename it, then try again.',
  damaged:
    'This file is damaged or incomplete: it cannot be read. Export it again, then try once more.',
  drawingTooHeavy:
    'This drawing is too heavy: an SVG may have 1 MB at most. Simplify it, or save it as PNG or WebP.',
  drawingTooDetailed:
    'This drawing is too detailed: an SVG may have 10,000 elements at most. Simplify it, or save it as PNG or WebP.',
  otherContent: (ending, kind) =>
    `The name of this file ends in “${ending}”, but its content is ${kind ?? 'of another type'}. Save it again in the format you want.`,
  otherKind: (kind, stored) =>
    `This file is ${kind} and the one it replaces is ${stored}. Choose a file of the same format, or add this one on its own.`,
  tooLarge: (megapixels, limit, isAnimated) =>
    `This picture is too large: ${megapixels.toLocaleString('en-CA')} megapixels, where the limit is ${limit}${isAnimated ? ', all frames of an animation together' : ''}. Make it smaller, then try again.`,
};

/** In the language that an account has chosen for the admin; French unless it has. */
export const refusalsFor = (language: string | null | undefined): Refusals =>
  language === 'en' ? english : french;
