import type { Example } from '../example.ts';
import { TextArea } from './TextArea.tsx';

export const examples: Example[] = [
  {
    name: 'optional, with a hint',
    element: (
      <TextArea
        id="a-1"
        name="details"
        label="Détails"
        optionalNote="(facultatif)"
        hint="1000 caractères au maximum"
        maxLength={1000}
      />
    ),
  },
  {
    name: 'error, with a counter',
    element: (
      <TextArea
        id="a-2"
        name="renseignements"
        label="Renseignements visés"
        defaultValue="Un texte bien trop long…"
        error="Le texte dépasse 1000 caractères"
        counter="1012 / 1000"
      />
    ),
  },
];
