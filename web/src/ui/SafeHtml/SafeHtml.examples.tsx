import type { Example } from '../example.ts';
import { SafeHtml } from './SafeHtml.tsx';

export const examples: Example[] = [
  {
    name: 'cookie policy',
    element: (
      <SafeHtml html="<p>Ce site fonctionne très bien sans vous suivre.</p><ul><li><strong>Tout accepter</strong> : la mesure d’audience est activée.</li><li>Seul le témoin <code>cookie-policy</code> retient votre choix.</li></ul><p>Les détails sont dans notre <a href='/securite/politique-confidentialite'>politique</a>.</p>" />
    ),
  },
];
