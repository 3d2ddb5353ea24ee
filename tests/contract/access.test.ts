import { expect, inject, test } from 'vitest';
import { asSite, call, list, single } from './api.ts';

const paths = [
  'accueil',
  'nos-services',
  'developpement-web-mobile',
  'ecommerce',
  'accessibilite-web-numerique',
  'design-numerique',
  'transformation-numerique',
  'services-conseils',
  'studio-numerique',
  'studio-numerique-test',
  'accessibilite-contact',
  'developpement-contact',
  'studio-contact',
  'etudes-accueil',
  'carriere',
  'postuler',
  'nouvelles-accueil',
  'blogues-accueil',
  'contact',
  'politique-confidentialite',
  'politique-cookies-v2',
  'a-propos',
  'accessibilite-site',
  'securite',
  'merci',
  'termes',
  'reglages',
  'recherche',
  'nouvelles',
  'blogues',
  'categories-blogue',
  'etudes',
  'tags',
  'partenaires',
  'formationss',
  'temoignages',
  'avantages-sociaux',
  'postes',
  'employes',
  'securites',
  'pages-services',
  'redirections',
  'anciennes-adresses',
];

test.each(paths)('%s: 403 without a token, content with it', async (path) => {
  expect((await call(path)).status).toBe(403);
  expect((await call(path, asSite())).status).toBe(200);
});

test('a wrong token is refused', async () => {
  const response = await call('accueil', { headers: { Authorization: 'Bearer wrong' } });
  expect(response.status).toBe(401);
});

test.each([
  ['POST', 'tags'],
  ['PUT', 'accueil'],
  ['DELETE', 'tags/1'],
  ['POST', 'upload'],
])('the token only reads: %s /api/%s is refused', async (method, path) => {
  const response = await call(
    path,
    asSite({
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: { name: 'x', slug: 'x' } }),
    }),
  );
  expect(response.status).toBe(403);
});

test('nobody can register or sign in as a visitor', async () => {
  const response = await call('auth/local/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'x', email: 'x@salve.example', password: 'Xxxxxxx1' }),
  });
  expect(response.status).toBe(403);
});

test('French is the default language', async () => {
  expect((await single('accueil')).locale).toBe('fr');
  const { entries } = await list('tags');
  expect(new Set(entries.map((tag) => tag.attributes.locale))).toEqual(new Set(['fr']));
});

test('the database does not lie in the folder that is served', async () => {
  for (const path of ['content.db', 'uploads/../content.db', '../content.db']) {
    expect((await fetch(`${inject('service').url}/${path}`)).status).toBe(404);
  }
});
