import type { HttpBindings } from '@hono/node-server';

/**
 * The address a post comes from. Behind a proxy that is told by a header, which is believed only
 * when the operator says that there is a proxy: anybody could write it otherwise.
 */
export function senderOf(request: Request, env: unknown, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers.get('X-Forwarded-For') : null;
  // The proxy appends what it saw: the last one is its own word.
  const told = forwarded?.split(',').at(-1)?.trim();
  return (
    told || (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress || 'unknown'
  );
}
