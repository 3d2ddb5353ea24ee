import type { Example } from '../example.ts';
import { Anchors } from './Anchors.tsx';

export const examples: Example[] = [
  {
    name: 'default',
    element: (
      <Anchors
        id="sur-cette-page"
        title="Sur cette page"
        anchors={[
          { href: '#anchor-audit', text: 'Audit' },
          { href: '#anchor-formation', text: 'Formation' },
          { href: '#anchor-accompagnement', text: 'Accompagnement' },
        ]}
      />
    ),
  },
];
