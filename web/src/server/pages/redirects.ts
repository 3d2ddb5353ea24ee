import { pathTo } from '../../site/paths.ts';

/**
 * Where an address is answered from instead: the bare language roots and trailing slashes.
 * Leading slashes and backslashes are folded into one, so that `//evil.example/` never becomes a
 * redirect to another host.
 */
export function redirectFor(url: URL): string | undefined {
  const { pathname, search } = url;
  if (pathname === '/en' || pathname === '/en/') return `${pathTo('home', 'en')}${search}`;
  const folded = `/${pathname.replace(/^[/\\]+/, '').replace(/[/\\]+$/, '')}`;
  return folded === pathname ? undefined : `${folded}${search}`;
}
