import { type DestinationStream, pino } from 'pino';
import type { Environment } from './environment.ts';

const longestPath = 200;

/** An address that somebody asks for may be as long as they like; its beginning says enough. */
const cut = (path: unknown) =>
  typeof path === 'string' && path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;

export const createLog = (level: Environment['logLevel'], to?: DestinationStream) =>
  pino({ level, base: { program: 'web' }, serializers: { path: cut } }, to ?? pino.destination(1));
