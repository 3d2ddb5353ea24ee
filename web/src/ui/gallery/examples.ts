import type { Example } from '../example.ts';

type Group = { component: string; examples: Example[] };

const files = import.meta.glob<{ examples: Example[] }>('../*/*.examples.tsx', { eager: true });

/** Every component with its examples, in alphabetical order. */
export const groups: Group[] = Object.entries(files)
  .map(([path, file]) => ({
    component: path.split('/').at(-2) ?? path,
    examples: file.examples,
  }))
  .sort((a, b) => a.component.localeCompare(b.component));
