import { Cut } from '../Cut/Cut.tsx';
import type { Example } from '../example.ts';
import { ContentBlock } from './ContentBlock.tsx';

const media = (
  <Cut shape="sheet-1">
    <img src="/objects/rampe-400.webp" width={400} height={400} alt="" />
  </Cut>
);
const text = <p>On commence par regarder quelqu’un s’en servir. Le reste vient de là.</p>;

export const examples: Example[] = [
  {
    name: 'left, default, level 2',
    element: (
      <ContentBlock title="Évaluer" media={media} id="evaluer">
        {text}
      </ContentBlock>
    ),
  },
  {
    name: 'right, default, level 3',
    element: (
      <ContentBlock title="Former" media={media} orientation="right" headingLevel={3}>
        {text}
      </ContentBlock>
    ),
  },
  {
    name: 'left, reversed',
    element: (
      <ContentBlock title="Réparer" media={media} theme="reversed">
        {text}
      </ContentBlock>
    ),
  },
  {
    name: 'right, reversed, without media',
    element: (
      <ContentBlock title="Transmettre" orientation="right" theme="reversed">
        {text}
      </ContentBlock>
    ),
  },
];
