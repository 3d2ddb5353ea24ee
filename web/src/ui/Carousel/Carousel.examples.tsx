import type { Example } from '../example.ts';
import carousel, { type CarouselProps } from './Carousel.island.tsx';

const labels = {
  role: 'carrousel',
  slide: 'diapositive',
  positions: ['1 sur 3', '2 sur 3', '3 sur 3'],
  pause: 'Suspendre le défilement',
  play: 'Reprendre le défilement',
  previous: 'Précédent',
  next: 'Suivant',
};
const timing = { moveMs: 700, announceMs: 1200, autoplayMs: 5000 };

export const testimonies: CarouselProps = {
  title: 'Ils et elles le disent mieux',
  titleId: 'exemple-temoignages',
  content: {
    type: 'testimony',
    slides: [
      { name: 'Inès Moreau', position: 'designer', testimony: 'On m’a demandé mon avis.' },
      { name: 'Louis Bergeron', position: 'développeur', testimony: 'On se parle.' },
      { name: 'Fatima Benali', position: '', testimony: 'On rit, aussi.' },
    ],
  },
  labels,
  timing,
};

export const caseStudies: CarouselProps = {
  title: 'Du travail dont on est fiers',
  titleId: 'exemple-realisations',
  content: {
    type: 'caseStudy',
    slides: ['La file a disparu', 'Un texto suffit', 'Onze jours'].map((title, index) => ({
      title,
      client: 'Musée de la Rive',
      summary: 'Une billetterie que l’on utilise en quarante secondes.',
      href: `/nos-realisations/${index}`,
      linkText: 'Lire l’étude de cas',
      cover: { src: `/uploads/${index}.webp`, alt: 'Un billet', width: 1600, height: 1000 },
    })),
  },
  labels,
  timing,
};

export const examples: Example[] = [
  { name: 'testimonies', element: <carousel.Component {...testimonies} /> },
  { name: 'case studies', element: <carousel.Component {...caseStudies} /> },
];
