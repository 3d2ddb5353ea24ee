import type { Example } from '../example.ts';
import { Markdown } from './Markdown.tsx';

const text = `### Ce que nous recueillons {#collecte}

Le moins possible. Voir [[#duree|combien de temps]] ou [notre politique](/securite).

| Situation | Renseignements | Jours |
|---|---|--:|
| Formulaire | prénom, nom, courriel | 365 |
| | téléphone | 365 |
| Plainte | motif | 730 |

#### Les exceptions {#duree}

1. La loi l’exige.
2. Vous l’avez demandé.
   - par écrit
   - de vive voix

> Rien n’est mesuré sans votre oui.

---

\`\`\`html
<button type="button">Fermer</button>
\`\`\`

Un mot en \`code\`, ~~un mot retiré~~, *un mot penché*.`;

export const examples: Example[] = [
  { name: 'column', element: <Markdown text={text} headingLevel={3} /> },
  { name: 'article', element: <Markdown text={text} layout="article" /> },
];
