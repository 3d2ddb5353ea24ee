import type { Example } from '../example.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { type Edge, Section, type Tone } from './Section.tsx';

const pairs: Array<[Tone, Edge]> = [
  ['paper', 'none'],
  ['kraft', '1'],
  ['ink', '2'],
  ['orange', 'arc'],
  ['ink', 'roofs'],
];

export const examples: Example[] = pairs.map(([tone, edge]) => ({
  name: `${tone}, edge ${edge}`,
  element: (
    <Section tone={tone} edge={edge}>
      <Heading level={3}>Une feuille</Heading>
      <p>
        Du texte et <Link href="/suite">un lien</Link>.
      </p>
    </Section>
  ),
}));
