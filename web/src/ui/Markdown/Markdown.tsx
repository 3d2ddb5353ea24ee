import { Prose, type ProseLayout } from '../Prose/Prose.tsx';
import { markdownToReact } from '../rich-text/markdown-to-react.ts';

type MarkdownProps = {
  text: string;
  /** What `###` becomes. */
  headingLevel?: 2 | 3 | undefined;
  layout?: ProseLayout | undefined;
  className?: string | undefined;
};

export function Markdown({ text, headingLevel = 2, layout, className }: MarkdownProps) {
  return (
    <Prose layout={layout} className={className}>
      {markdownToReact(text, headingLevel)}
    </Prose>
  );
}
