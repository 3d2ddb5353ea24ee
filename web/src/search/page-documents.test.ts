import { describe, expect, it } from 'vitest';
import { documentsOf } from './page-documents.ts';

const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const page = (main: string, head = '') =>
  `<!doctype html><html><head><title>Titre · Salve</title><meta name="description" content="Résumé">${head}</head><body><nav>Menu</nav><main>${main}</main><footer>Pied</footer></body></html>`;

describe('what a page is found by', () => {
  it('is what stands in its main part: title, headings, text', () => {
    const [found] = documentsOf(
      '/contact',
      page('<h1>Dites-nous bonjour</h1><h2>Passez</h2><p>Par <b>cour</b>riel &amp; plus</p>'),
    );
    expect(found).toMatchObject({
      address: '/contact',
      locale: 'fr',
      kind: 'page',
      title: 'Dites-nous bonjour',
      headings: ['Passez'],
      text: 'Par courriel & plus',
    });
  });

  it('is its date and its tags, as it tells them to machines, and its name in the breadcrumbs', () => {
    const head =
      jsonLd({
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Blogue' }, { name: 'Billet' }],
      }) + jsonLd({ datePublished: '2026-06-09', keywords: ['Sous le capot'] });
    expect(documentsOf('/blogue/x', page('<h1>Grand titre</h1>', head))[0]).toMatchObject({
      kind: 'post',
      title: 'Billet',
      headings: ['Grand titre'],
      date: '2026-06-09',
      tags: ['Sous le capot'],
    });
  });

  it('is not what other pages say, what is hidden, nor what every page has', () => {
    const [found] = documentsOf(
      '/nouvelles',
      page(
        '<h1>Nouvelles</h1><article><h2><a href="/nouvelle/x">Ailleurs</a></h2><p>Résumé</p></article>' +
          '<nav>Fil</nav><form><label>Champ</label></form><p hidden>Caché</p><svg><title>Image</title></svg>' +
          '<div data-unsearched><h2>Partager</h2></div><script>var x</script><p>Reste</p>',
      ),
    );
    expect(found).toMatchObject({ headings: [], text: 'Reste' });
  });

  it('leaves parts that are found on their own to themselves', () => {
    const found = documentsOf(
      '/a-propos',
      page(
        '<h1>À propos</h1><ul><li id="ada" data-found-as="person"><h3>Ada</h3><p>Directrice</p></li></ul>' +
          '<div id="conge" data-found-as="question"><details><summary>Des congés ?<span>Afficher</span></summary><p>Oui.</p></details></div>',
      ),
    );
    expect(found.map(({ address, kind, title, text }) => [address, kind, title, text])).toEqual([
      ['/a-propos', 'page', 'À propos', ''],
      ['/a-propos#ada', 'person', 'Ada', 'Directrice'],
      ['/a-propos#conge', 'question', 'Des congés ?', 'Oui.'],
    ]);
  });

  it('is nothing where nobody looks for the page', () =>
    expect(documentsOf('/merci', page('<h1>Merci</h1>'))).toEqual([]));
});
