import type { Example } from '../example.ts';
import { ButtonLink } from './ButtonLink.tsx';

export const examples: Example[] = [
  {
    name: 'default',
    element: (
      <ButtonLink href="/contact" icon="arrow">
        Écrivez-nous
      </ButtonLink>
    ),
  },
  {
    name: 'accent',
    element: (
      <ButtonLink href="/contact" accent icon="arrow">
        Montrer votre idée
      </ButtonLink>
    ),
  },
];
