import { describe, expect, it } from 'vitest';
import { type Paper, sortPapers } from './papers.ts';

const papers: Paper[] = [
  { href: '/securite/politique', title: 'Politique', date: '2026-09-22' },
  { href: '/securite/plainte', title: 'Déposer une plainte', kind: 'Formulaire' },
  { href: '/securite/incidents', title: 'Gestion des incidents', date: '2026-01-02' },
];

describe('security documents', () => {
  it('become rows where editors list them, with their own date', () => {
    const { groups } = sortPapers(
      [
        {
          title: 'Vos demandes',
          markdown:
            '- [Formulaire de plainte](/securite/plainte) : nous dire.\n- [Incidents](/securite/incidents)',
        },
      ],
      papers,
      'Autres',
    );
    expect(groups[0]).toEqual({
      title: 'Vos demandes',
      papers: [
        {
          href: '/securite/plainte',
          title: 'Formulaire de plainte',
          text: 'Nous dire.',
          kind: 'Formulaire',
        },
        {
          href: '/securite/incidents',
          title: 'Incidents',
          text: undefined,
          date: '2026-01-02',
        },
      ],
    });
  });

  it('become a row where a sentence leads to one', () => {
    const { groups } = sortPapers(
      [{ title: 'Politique', markdown: 'La [politique](/securite/politique) dit tout.' }],
      papers,
      'Autres',
    );
    expect(groups[0]?.papers).toEqual([
      {
        href: '/securite/politique',
        title: 'Politique',
        text: 'La politique dit tout.',
        date: '2026-09-22',
      },
    ]);
  });

  it('are never out of reach: what no text names comes last', () => {
    const { groups, texts } = sortPapers([], papers, 'Autres');
    expect(groups).toEqual([{ title: 'Autres', papers }]);
    expect(texts).toEqual([]);
  });

  it('leave other texts as they are written', () => {
    const flaw = { title: 'Une faille', markdown: 'Écrivez à [nous](mailto:a@salve.example).' };
    const mixed = { title: 'Divers', markdown: '- [Incidents](/securite/incidents)\n\nEt ceci.' };
    expect(sortPapers([flaw, mixed], papers, 'Autres').texts).toEqual([flaw, mixed]);
  });
});
