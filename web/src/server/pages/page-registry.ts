import type { Page } from '../../pages/page.ts';

const modules = import.meta.glob<{ default: Page<unknown> }>('../../pages/**/*.page.tsx', {
  eager: true,
});

const byFolder = new Map(
  Object.entries(modules).map(([path, { default: page }]) => [
    path.replace('../../pages/', '').replace(/\/[^/]+\.page\.tsx$/, ''),
    page,
  ]),
);

/** The page in a folder of `pages/`, as the route table names it. */
export function pageIn(folder: string): Page<unknown> {
  const page = byFolder.get(folder);
  if (!page) throw new Error(`No page in the folder "pages/${folder}".`);
  return page;
}
