import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { isEnglishPath } from '../site/locale.ts';
import { matchPath } from '../site/paths.ts';
import { isKind, type Kind, kindOfRoute, type SearchDocument } from './search-document.ts';

type Node = Root | RootContent | ElementContent;

/** Longer texts are found by what they begin with: a bound for the index, not for the page. */
const textBound = 20_000;
const headingsBound = 60;

const silent = new Set([
  ...['script', 'style', 'noscript', 'template', 'svg', 'picture', 'img', 'video', 'iframe'],
  ...['nav', 'form', 'dialog', 'button', 'search', 'time'],
]);
const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'q', 'strong', 'sup']);
const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
const isElement = (node: Node): node is Element => node.type === 'element';

/**
 * What can be found on a page, read from the very HTML that visitors get, so that no kind of page
 * can be forgotten: the page itself, and the parts that carry `data-found-as` and an id.
 */
export function documentsOf(path: string, html: string): SearchDocument[] {
  const route = matchPath(path);
  const kind = route && kindOfRoute[route.key];
  const root = fromHtml(html);
  const main = first(root, ({ tagName }) => tagName === 'main');
  if (!kind || !main) return [];
  const locale = isEnglishPath(path) ? 'en' : 'fr';
  const described = descriptionOf(root);
  const reading = read(main, path);
  // Headlines greet; the name in the breadcrumbs says what a page is. Both are searched.
  const title = described.name || reading.title || described.title;
  const headline = reading.title === title ? [] : [reading.title];
  const page: SearchDocument = {
    address: path,
    locale,
    kind,
    title,
    headings: [...headline, ...reading.headings],
    tags: described.tags,
    summary: [described.title, described.summary].join(' \n'),
    text: reading.text,
    date: described.date,
  };
  const parts = reading.parts.map(({ element, id, as }): SearchDocument => {
    const { title: partTitle, headings, text } = read(element, path);
    return {
      address: `${path}#${id}`,
      locale,
      kind: as,
      title: partTitle || headings[0] || text.slice(0, 80),
      headings: [],
      tags: [],
      summary: '',
      text,
      date: undefined,
    };
  });
  return [page, ...parts];
}

interface Part {
  readonly element: Element;
  readonly id: string;
  readonly as: Kind;
}

interface Reading {
  readonly title: string;
  readonly headings: readonly string[];
  readonly text: string;
  readonly parts: readonly Part[];
}

/** Title, headings and text below an element. Teasers and parts belong to other documents. */
function read(top: Element, path: string): Reading {
  const headings: string[] = [];
  const pieces: string[] = [];
  const parts: Part[] = [];
  let title = '';

  const visit = (node: Node): void => {
    if (node.type === 'text') {
      pieces.push(node.value);
      return;
    }
    if (!isElement(node) || isSilent(node)) return;
    if (node !== top) {
      const part = partOf(node);
      if (part) {
        parts.push(part);
        return;
      }
      if (isTeaser(node, path)) return;
    }
    if (isHeading(node) || node.tagName === 'summary') {
      const words = plain(ownText(node));
      if (title === '' && (node.tagName === 'h1' || top.tagName !== 'main')) title = words;
      else if (words && headings.length < headingsBound) headings.push(words);
      return;
    }
    if (inline.has(node.tagName)) {
      node.children.forEach(visit);
      return;
    }
    pieces.push(' ');
    node.children.forEach(visit);
    pieces.push(' ');
  };
  visit(top);
  return { title, headings, text: plain(pieces.join('')).slice(0, textBound), parts };
}

const isSilent = ({ tagName, properties }: Element) =>
  silent.has(tagName) ||
  properties.hidden === true ||
  properties.ariaHidden === 'true' ||
  properties.dataUnsearched !== undefined;

function partOf(element: Element): Part | undefined {
  const { dataFoundAs: as, id } = element.properties;
  return typeof as === 'string' && typeof id === 'string' && isKind(as)
    ? { element, id, as }
    : undefined;
}

/** An item whose heading leads to another page: its words are that page's. */
function isTeaser(element: Element, path: string): boolean {
  if (element.tagName !== 'li' && element.tagName !== 'article') return false;
  const heading = first(element, isHeading);
  const link = heading && first(heading, ({ tagName }) => tagName === 'a');
  const href = link?.properties.href;
  return typeof href === 'string' && href.startsWith('/') && href.split(/[?#]/)[0] !== path;
}

/** Without what is only for those who listen: the sign of an opened or closed answer. */
function ownText(element: Element): string {
  const heading = element.tagName === 'summary' ? first(element, isHeading) : undefined;
  if (heading) return textOf(heading);
  return element.tagName === 'summary'
    ? element.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
    : textOf(element);
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node) || isSilent(node)) return '';
  if (node.tagName === 'br') return ' ';
  return node.children.map(textOf).join('');
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

function first(node: Node, matches: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && matches(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = first(child, matches);
    if (found) return found;
  }
  return undefined;
}

function all(node: Node, matches: (element: Element) => boolean): Element[] {
  const own = isElement(node) && matches(node) ? [node] : [];
  if (!('children' in node)) return own;
  return [...own, ...node.children.flatMap((child) => all(child, matches))];
}

/** What the page tells machines of itself, in its head. */
function descriptionOf(root: Root) {
  const head = first(root, ({ tagName }) => tagName === 'head');
  const titleElement = head && first(head, ({ tagName }) => tagName === 'title');
  const meta =
    head &&
    first(
      head,
      ({ tagName, properties }) => tagName === 'meta' && properties.name === 'description',
    );
  const structured = head ? all(head, isJsonLd).map(parsed) : [];
  const dates = structured.map(({ datePublished, datePosted }) => datePublished ?? datePosted);
  const date = dates.find((value) => typeof value === 'string');
  return {
    title: titleElement ? plain(rawText(titleElement)) : '',
    name: nameIn(structured),
    summary: plain(String(meta?.properties.content ?? '')),
    date: typeof date === 'string' ? date.slice(0, 10) : undefined,
    tags: structured.flatMap(({ keywords }) =>
      Array.isArray(keywords) ? keywords.map(String) : [],
    ),
  };
}

/** The last of the breadcrumbs is the page itself. */
function nameIn(structured: readonly Record<string, unknown>[]): string {
  const crumbs = structured.find((data) => data['@type'] === 'BreadcrumbList')?.itemListElement;
  const last: unknown = Array.isArray(crumbs) ? crumbs.at(-1) : undefined;
  return typeof last === 'object' && last !== null && 'name' in last ? String(last.name) : '';
}

const isJsonLd = ({ tagName, properties }: Element) =>
  tagName === 'script' && properties.type === 'application/ld+json';

const rawText = ({ children }: Element) =>
  children.map((child) => (child.type === 'text' ? child.value : '')).join('');

function parsed(script: Element): Record<string, unknown> {
  const value: unknown = JSON.parse(rawText(script));
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
