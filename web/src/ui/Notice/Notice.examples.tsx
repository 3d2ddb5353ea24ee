import type { Example } from '../example.ts';
import { Notice } from './Notice.tsx';

export const examples: Example[] = [
  {
    name: 'error',
    element: (
      <Notice kind="error">
        <p>
          <strong>Une erreur est survenue de notre côté.</strong> Écrivez-nous à info@salve.example.
        </p>
      </Notice>
    ),
  },
  {
    name: 'success',
    element: (
      <Notice kind="success" live>
        <p>
          <strong>Votre message est parti.</strong> Nous vous répondrons le plus tôt possible !
        </p>
      </Notice>
    ),
  },
  {
    name: 'info',
    element: (
      <Notice kind="info">
        <p>Cette page est offerte en français seulement.</p>
      </Notice>
    ),
  },
  {
    name: 'summary of errors',
    element: (
      <Notice kind="error" title="Deux champs sont à revoir" id="resume" focusable>
        <ul>
          <li>
            <a href="#f-1">Votre prénom est requis</a>
          </li>
          <li>
            <a href="#f-4">Votre courriel est invalide</a>
          </li>
        </ul>
      </Notice>
    ),
  },
];
