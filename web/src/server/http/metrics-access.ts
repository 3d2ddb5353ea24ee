import type { HttpBindings } from '@hono/node-server';
import { isSameSecret } from './same-secret.ts';

/** Written by servers that pass a request on. */
const traces = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Forwarded', 'Via'];

const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(?:::ffff:)?127\.|^::1$/.test(address);

/** Who may read the numbers. */
export type MetricsAccess = (request: Request, bindings: unknown) => boolean;

/**
 * With a token, whoever has it, as Prometheus sends it; without one, who asks on this machine. What
 * a proxy beside the site passes on comes from elsewhere.
 */
export function createMetricsAccess(token: string | undefined): MetricsAccess {
  if (token !== undefined) {
    return ({ headers }) => isSameSecret(headers.get('Authorization') ?? '', `Bearer ${token}`);
  }
  return ({ headers }, bindings) =>
    isLoopback((bindings as Partial<HttpBindings>)?.incoming?.socket?.remoteAddress) &&
    !traces.some((name) => headers.has(name));
}
