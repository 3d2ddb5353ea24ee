import type { Example } from '../example.ts';
import { Paragraph } from './Paragraph.tsx';

const levels = ['1', '2-up', '2', '2-medium', '2-bold', '2-down'] as const;

export const examples: Example[] = levels.map((level) => ({
  name: `level ${level}`,
  element: (
    <Paragraph level={level}>
      Niveau {level}. Un bon service numérique répond, fonctionne et n’exclut personne.
    </Paragraph>
  ),
}));
