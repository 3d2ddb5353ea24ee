import { Prose } from '../Prose/Prose.tsx';
import { htmlToReact } from '../rich-text/html-to-react.ts';

type SafeHtmlProps = {
  html: string;
  className?: string | undefined;
};

/** HTML of the content service, reduced to what editors may write. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  return <Prose className={className}>{htmlToReact(html)}</Prose>;
}
