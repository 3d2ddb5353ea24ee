import type { Example } from '../example.ts';
import { Prose } from './Prose.tsx';

export const examples: Example[] = [
  {
    name: 'column',
    element: (
      <Prose>
        <p>
          Un paragraphe avec <a href="/lien">un lien</a>, du <em>penché</em> et du{' '}
          <strong>gras</strong>.
        </p>
        <ul>
          <li>une puce</li>
          <li>
            une autre
            <ol>
              <li>un rang</li>
              <li>deux rangs</li>
            </ol>
          </li>
        </ul>
      </Prose>
    ),
  },
];
