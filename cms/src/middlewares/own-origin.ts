import type { Core } from '@strapi/strapi';

import { environment } from '../environment';

interface Asked {
  host: string;
  get(header: string): string;
}

const READS = ['GET', 'HEAD', 'OPTIONS'];
const publicHost = new URL(environment.publicUrl).host;

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** A browser says where a request comes from; older ones, and plain http, by `Origin` alone. */
function isForeign(asked: Asked): boolean {
  const site = asked.get('Sec-Fetch-Site');
  if (site) return site === 'cross-site' || site === 'same-site';
  const origin = asked.get('Origin');
  if (!origin) return false;
  const host = hostOf(origin);
  return host === undefined || (host !== asked.host && host !== publicHost);
}

/**
 * Pages of other origins change nothing here. The session's cookie is kept from other sites, but
 * not from other hosts of the same domain, nor from other ports of the same host.
 */
export default function ownOrigin(): Core.MiddlewareHandler {
  return async (context, next) => {
    if (!READS.includes(context.method) && isForeign(context)) {
      return context.forbidden('This request comes from another origin.');
    }
    return next();
  };
}
