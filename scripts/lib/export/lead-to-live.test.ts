import { expect, it } from 'vitest';
import { leadToLive } from './lead-to-live.ts';

const live = 'https://salve.example';
const island = (name: string) =>
  `<main><div data-island="Any" data-props="{&quot;action&quot;:1}"><form class="f" noValidate="" action="/functions/${name}/?lang=fr" method="post"><p class="note wide">*</p><input name="a"/><p class="wide"><button class="button-x" type="submit">Envoyer<svg></svg></button></p></form></div></main>`;

it('turns a form into a link to its page on the site, in the language of the page', () => {
  expect(leadToLive(`<html lang="fr-CA">${island('contact')}`, live)).toBe(
    '<html lang="fr-CA"><main><div class="f"><p class="note wide">Le formulaire vous attend à l’adresse salve.example.</p>' +
      '<p class="wide"><a class="button-x" href="https://salve.example/contact">Nous écrire</a></p></div></main>',
  );
  expect(leadToLive(`<html lang="en-CA">${island('complaint')}`, live)).toContain(
    '<a class="button-x" href="https://salve.example/en/security/complaint">Open the complaint form</a>',
  );
});

it('sends searches, and links to what is not held, to the site', () => {
  expect(leadToLive('<form class="x" action="/recherche" method="get">', live)).toBe(
    '<form class="x" action="https://salve.example/recherche" method="get">',
  );
  expect(leadToLive('<a class="x" href="/nouvelles?tag=a&amp;tag=b">', live)).toBe(
    '<a class="x" href="https://salve.example/nouvelles?tag=a&amp;tag=b">',
  );
});

it('asks for no suggestions while somebody types', () => {
  const field =
    '<div class="row" data-island="Suggestions" data-when="interaction" data-props="{}">';
  expect(leadToLive(field, live)).toBe('<div class="row">');
});

it('leaves all other links as they are', () => {
  const html = '<a href="/nouvelles?page=2"></a><a href="#x"></a><link href="/assets/a.css"/>';
  expect(leadToLive(html, live)).toBe(html);
});

it('refuses a form that it does not know', () => {
  expect(() => leadToLive('<form action="/elsewhere" method="post">', live)).toThrow('A page has');
});
