import type { Example } from '../example.ts';
import { Section } from '../Section/Section.tsx';
import { Below } from './Below.tsx';

export const examples: Example[] = [
  {
    name: 'laid out when scrolled near',
    element: (
      <Below className={undefined}>
        <Section tone="kraft">
          <p>Plus bas</p>
        </Section>
      </Below>
    ),
  },
];
