/**
 * For a preview inside the admin's frame. Public pages refuse to be framed, so links to them open a
 * tab of their own; and when the editor has saved or published, the page is loaded anew.
 */
export function followAdmin(root: Document, adminOrigin: string): void {
  if (window.parent === window) return;
  root.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (link && !isPreview(link)) link.target = '_blank';
    },
    { capture: true },
  );
  window.addEventListener('message', ({ origin, data }) => {
    if (origin === adminOrigin && data?.type === 'strapiUpdate') location.reload();
  });
}

/** This page, another place on it, or its counterpart in the other language. */
const isPreview = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname === location.pathname;
