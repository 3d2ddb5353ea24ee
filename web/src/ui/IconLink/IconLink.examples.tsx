import type { Example } from '../example.ts';
import { IconLink } from './IconLink.tsx';

export const examples: Example[] = [
  {
    name: 'default',
    element: <IconLink href="https://www.linkedin.com/" icon="linkedin" label="LinkedIn" />,
  },
];
