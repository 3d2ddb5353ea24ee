import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { requestFor } from '../../fake-content.ts';
import page from './complaint.page.tsx';

async function rendered(address: string): Promise<string> {
  const { request } = requestFor(address, {});
  return renderToStaticMarkup(<page.View data={await page.load(request)} {...request} />);
}

describe('the complaint page', () => {
  it.each([
    [
      '/securite/plainte',
      [
        'confiée à la personne responsable de la protection des renseignements personnels.',
        'les personnes qui l’aident à y répondre et celles qui veillent sur nos systèmes',
        'dans les 2 à 5 jours ouvrables',
        'La Commission d’accès à l’information',
      ],
      /elle seule|à la présidente\./,
    ],
    [
      '/en/security/complaint',
      [
        'goes to the person responsible for the protection of personal information.',
        'those who help them answer it and those who look after our systems',
        'within 2 to 5 business days',
        'The Commission d’accès à l’information',
      ],
      /nobody else|to our president\./,
    ],
  ])('at %s says truly who sees a complaint', async (address, sentences, untrue) => {
    const html = await rendered(address);
    for (const sentence of sentences) expect(html).toContain(sentence);
    expect(html).not.toMatch(untrue);
  });

  it.each([
    [
      '/securite/plainte',
      'C’est elle qui reçoit ce qui est déposé ici\u202f; écrivez plutôt à la présidente\u00a0:',
    ],
    [
      '/en/security/complaint',
      'That person receives what is filed here; please write to our president instead:',
    ],
  ])(
    'at %s leads a complaint about its reader to the president, past the form',
    async (address, words) => {
      const html = await rendered(address);
      expect(html).toContain(words);
      expect(html).toContain('href="mailto:presidence@salve.example"');
    },
  );

  it('thanks for a complaint that was sent without JavaScript, in place of the form', async () => {
    expect(await rendered('/securite/plainte')).toContain('<form');
    const sent = await rendered('/securite/plainte?notice=sent');
    expect(sent).toContain('Votre plainte sera évaluée');
    expect(sent).not.toContain('<form');
  });
});
