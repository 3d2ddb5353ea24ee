interface Files {
  readonly file: string;
  readonly widths: readonly number[];
}

interface Art extends Files {
  readonly width: number;
  readonly height: number;
  /** Cropped to what a phone shows of it. */
  readonly phone?: Files & { readonly sizes: string };
}

/** The site's own pictures, in `public/`: unlike editors' pictures they are part of the design. */
export const artworks = {
  sun: { file: '/scenes/soleil', widths: [400, 640, 1000], width: 1000, height: 1000 },
  homeFront: {
    file: '/scenes/accueil-avant',
    widths: [900, 1200, 1500, 2400],
    width: 2400,
    height: 1100,
    phone: {
      file: '/scenes/accueil-avant-etroit',
      widths: [552, 736, 880, 1176],
      sizes: '100vw',
    },
  },
  talk: { file: '/scenes/parlons', widths: [600, 1000, 1600], width: 1600, height: 978 },
  studio: { file: '/scenes/studio', widths: [600, 1000, 1600], width: 1600, height: 1067 },
  longTable: { file: '/scenes/tablee', widths: [600, 1000, 1600], width: 1600, height: 960 },
  roundTable: { file: '/scenes/table-ronde', widths: [500, 1000], width: 1000, height: 667 },
  openDoor: { file: '/scenes/porte-ouverte', widths: [500, 1000], width: 1000, height: 667 },
  twoDoors: { file: '/scenes/deux-portes', widths: [600, 1000, 1600], width: 1600, height: 1067 },
  entrance: { file: '/scenes/entree', widths: [600, 1000, 1600], width: 1600, height: 1067 },
  threshold: { file: '/scenes/seuil', widths: [500, 1000], width: 1000, height: 867 },
  cityMap: { file: '/scenes/plan', widths: [800, 1600], width: 1600, height: 1156 },
  nightWatch: { file: '/scenes/veille', widths: [500, 1000], width: 1000, height: 667 },
  bridge: { file: '/objects/pont', widths: [550, 1100], width: 1100, height: 508 },
  basket: { file: '/objects/panier', widths: [400, 800], width: 800, height: 800 },
  ramp: { file: '/objects/rampe', widths: [400, 800], width: 800, height: 800 },
  hand: { file: '/objects/main', widths: [400, 800], width: 800, height: 800 },
  sprout: { file: '/objects/pousse', widths: [400, 800], width: 800, height: 554 },
  lighthouse: { file: '/objects/phare', widths: [400, 800], width: 800, height: 554 },
  compass: { file: '/objects/boussole', widths: [400, 800], width: 800, height: 800 },
  scissors: { file: '/objects/ciseaux', widths: [400, 800], width: 800, height: 800 },
  pencil: { file: '/objects/crayon', widths: [400, 800], width: 800, height: 800 },
  book: { file: '/objects/livre', widths: [400, 800], width: 800, height: 800 },
  microphone: { file: '/objects/micro', widths: [400, 800], width: 800, height: 800 },
  cup: { file: '/objects/tasse', widths: [400, 800], width: 800, height: 800 },
} as const satisfies Record<string, Art>;

export type ArtworkName = keyof typeof artworks;

/** As a source of a picture, or to preload it. */
export interface ArtworkSource {
  readonly srcSet: string;
  readonly sizes: string;
  /** Which windows it is for, where not all have the same. */
  readonly media?: string;
}

const phones = '(max-width: 30rem)';

/** Of which each window takes one. */
export function artworkSources(
  name: ArtworkName,
  sizes: string,
  format: 'avif' | 'webp',
): ArtworkSource[] {
  const { phone, ...all }: Art = artworks[name];
  const whole = { srcSet: srcSetOf(all, format), sizes };
  if (!phone) return [whole];
  return [
    { srcSet: srcSetOf(phone, format), sizes: phone.sizes, media: phones },
    { ...whole, media: `not all and ${phones}` },
  ];
}

const srcSetOf = ({ file, widths }: Files, format: string): string =>
  widths.map((width) => `${file}-${width}.${format} ${width}w`).join(', ');
