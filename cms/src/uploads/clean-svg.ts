import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';

import { Repeats } from './svg-repeats';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const MAX_DEPTH = 100;

/** What draws. Nothing here runs, moves or holds another kind of document. */
const DRAWN = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image'],
  ...['text', 'tspan', 'textPath', 'marker', 'pattern', 'clipPath', 'mask'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter'],
]);
const FILTER_STEP = /^fe[A-Z][A-Za-z]+$/;

/** The name under which an element is written: that of a link is a group. Nothing: left out. */
function nameOf({ uri, local }: SaxesTagNS): string | undefined {
  if (uri !== SVG) return undefined;
  if (local === 'a') return 'g';
  return DRAWN.has(local) || FILTER_STEP.test(local) ? local : undefined;
}

/** A part of the same drawing, or a picture that lies within it. */
const OWN_REFERENCE = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp|avif);base64,)/i;

/** In styles: no sheet and no address from elsewhere, and no spelling that could hide one. */
function isSelfContained(style: string): boolean {
  if (/@import|image-set|src\(|\\/i.test(style)) return false;
  return [...style.matchAll(/url\(([^)]*)/gi)].every(([, address = '']) =>
    /^\s*["']?(?:#|data:(?:image|font)\/)/i.test(address),
  );
}

function isKept({ uri, local, value }: SaxesAttributeNS): boolean {
  if (local === 'href') return (uri === '' || uri === XLINK) && OWN_REFERENCE.test(value);
  return uri === '' && !/^(?:on|xmlns$|src$)/i.test(local) && isSelfContained(value);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** xlink:href is written as href, which it became. */
const attributesOf = (tag: SaxesTagNS) =>
  new Map(
    Object.values(tag.attributes)
      .filter(isKept)
      .map(({ local, value }) => [local, value]),
  );

const asText = (attributes: ReadonlyMap<string, string>) =>
  [...attributes]
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');

/**
 * Writes a drawing anew, from what is known to draw and from nothing else. Throws when it is not a
 * well-formed SVG, brings words of its own (`<!ENTITY`), or nests or repeats beyond reason.
 */
export function cleanSvg(source: string): string {
  const written: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const repeats = new Repeats();
  let depth = 0;
  /** How deep inside something that is left out. */
  let leftOut = 0;
  let style: string | undefined;

  const write = (text: string) => {
    if (leftOut > 0 || depth === 0) return;
    if (style === undefined) written.push(escaped(text));
    else style += text;
  };

  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Error('A drawing may not define words of its own.');
  });
  parser.on('opentag', (tag) => {
    if (depth === 0 && !(tag.uri === SVG && tag.local === 'svg')) throw new Error('Not an SVG.');
    const name = nameOf(tag);
    if (leftOut > 0 || !name) {
      leftOut += 1;
      return;
    }
    const attributes = attributesOf(tag);
    repeats.enter(attributes);
    depth += 1;
    if (depth > MAX_DEPTH) throw new Error('The drawing is nested too deeply.');
    const namespace = depth === 1 ? ` xmlns="${SVG}"` : '';
    const end = tag.isSelfClosing ? '/>' : '>';
    written.push(`<${name}${namespace}${asText(attributes)}${end}`);
    if (name === 'style') style = '';
  });
  parser.on('closetag', (tag) => {
    if (leftOut > 0) {
      leftOut -= 1;
      return;
    }
    depth -= 1;
    repeats.leave();
    if (style !== undefined) {
      if (isSelfContained(style)) written.push(escaped(style));
      style = undefined;
    }
    if (!tag.isSelfClosing) written.push(`</${nameOf(tag)}>`);
  });
  parser.on('text', write);
  parser.on('cdata', write);

  parser.write(source).close();
  repeats.follow();
  return written.join('');
}
