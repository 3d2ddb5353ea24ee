import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandComponent } from './define-island.ts';

export type Wake = 'interaction' | 'visible' | 'idle';

export interface IslandProps<Props> {
  readonly of: IslandComponent<Props>;
  /** In the first view only `interaction`: who only reads never downloads React. */
  readonly when: Wake;
  readonly props: Props;
}

/**
 * The server's half: renders the component as a root of its own, plain HTML that already works,
 * and leaves its name and props for the browser's half (`wake.ts`).
 */
export function Island<Props extends object>({ of, when, props }: IslandProps<Props>) {
  // The prefix makes `useId` agree on both sides and differ between islands of one page.
  const prefix = `${of.islandName}${useId()}`;
  const html = renderToString(<of.Component {...props} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={of.islandName}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // The markup was made by React a line above: nothing of it is unescaped input.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: own markup
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
