import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import ipaddr from 'ipaddr.js';
import { derivedKey } from '../derived-key.ts';

export interface SenderOptions {
  /** A proxy stands in front and tells where requests come from. */
  readonly trustProxy: boolean;
  /** The same on every node: a sender has the same name on each. */
  readonly secret: string;
}

/** Names who sent a request. The same sender has the same name; nobody can read the address in it. */
export type SenderOf = (request: Request, env: unknown) => string;

/** An address is nobody else's business: what is counted and kept can be compared, not read. */
export function createSenderOf({ trustProxy, secret }: SenderOptions): SenderOf {
  const key = derivedKey(secret, 'senders of posts');
  return (request, env) => {
    const socket = (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
    const told = trustProxy ? toldByProxy(request) : undefined;
    const sender = networkOf(told) ?? networkOf(socket) ?? 'unknown';
    return createHmac('sha256', key).update(sender).digest('base64url');
  };
}

/**
 * Believed only when the operator says that there is a proxy: anybody could write it otherwise. The
 * proxy appends what it saw, so the last one is its own word.
 */
const toldByProxy = (request: Request) =>
  request.headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim();

/**
 * The sender behind an address, however it is written: with a port, in brackets, or as IPv4 inside
 * IPv6. One line has a whole network of IPv6 (/64) and may use all of it. Undefined when it is no
 * address.
 */
export function networkOf(written: string | undefined): string | undefined {
  const bare = written
    ?.replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (!bare || isIP(bare) === 0) return undefined;
  const address = ipaddr.process(bare).toString();
  if (ipaddr.IPv4.isValid(address)) return address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}
