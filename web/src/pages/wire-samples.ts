/** Pieces of answers in the wire's format, for tests. */
export const wireImage = (name: string, width = 1600, height = 1067) => ({
  data: {
    attributes: {
      url: `/uploads/${name}`,
      width,
      height,
      alternativeText: `${name} fr`,
      caption: `${name} en`,
    },
  },
});

export const wireCaseStudies = (...slugs: string[]) => ({
  data: slugs.map((slug, index) => ({
    id: index + 1,
    attributes: { title: `Étude ${slug}`, slug, desc: '', client: 'Musée', cover: { data: null } },
  })),
});

export const wireNews = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Nouvelle ${index + 1}`,
    slug: `nouvelle-${index + 1}`,
    desc: '',
    date: '2026-03-10',
    updatedAt: '2026-03-10T00:00:00.000Z',
  }));

export const wireContactBlock = {
  email: 'equipe@salve.example',
  cta: 'Écrire à l’équipe',
  title: 'Une question ?',
  text: 'Elle répond en deux jours.',
  contactOthers: 'Pour le reste, la page Contact.',
};

export const wireClients = {
  clients: {
    client_item: [
      {
        name: 'Musée des Marées',
        logo: wireImage('musee.svg', 411, 116),
        image: wireImage('musee.webp', 1280, 800),
        ecommerce: true,
      },
      {
        name: 'TransLittoral',
        logo: wireImage('trans.svg', 460, 96),
        image: wireImage('trans.webp', 1280, 800),
        ecommerce: false,
      },
    ],
  },
};
