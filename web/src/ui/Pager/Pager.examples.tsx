import type { Example } from '../example.ts';
import { Pager } from './Pager.tsx';

const words = {
  hrefOf: (page: number) => `?page=${page}`,
  previousLabel: 'Précédente',
  nextLabel: 'Suivante',
  pageLabel: (page: number) => `Page ${page}`,
};

export const examples: Example[] = [
  { name: 'first of three', element: <Pager label="Pages 1" current={1} total={3} {...words} /> },
  { name: 'middle of many', element: <Pager label="Pages 2" current={6} total={12} {...words} /> },
  { name: 'last', element: <Pager label="Pages 3" current={12} total={12} {...words} /> },
];
