import type { Example } from '../example.ts';
import { Button } from './Button.tsx';

export const examples: Example[] = [
  { name: 'primary', element: <Button icon="arrow">Primaire</Button> },
  {
    name: 'primary, hovered',
    element: (
      <Button icon="arrow" data-state="hover">
        Survol
      </Button>
    ),
  },
  {
    name: 'accent',
    element: (
      <Button accent icon="arrow">
        Orange
      </Button>
    ),
  },
  { name: 'loading', element: <Button loading>Envoi en cours</Button> },
  { name: 'disabled', element: <Button disabled>Désactivé</Button> },
  { name: 'submit', element: <Button htmlType="submit">Envoyer</Button> },
  { name: 'link', element: <Button type="link">Bouton lien</Button> },
  {
    name: 'link with an icon',
    element: (
      <Button type="link" icon="share">
        Partager
      </Button>
    ),
  },
  {
    name: 'on ink',
    element: (
      <div data-tone="ink">
        <Button icon="arrow">Primaire</Button> <Button loading>Envoi en cours</Button>{' '}
        <Button type="link">Bouton lien</Button>
      </div>
    ),
  },
  {
    name: 'on orange',
    element: (
      <div data-tone="orange">
        <Button icon="arrow">Primaire</Button> <Button type="link">Bouton lien</Button>
      </div>
    ),
  },
];
