export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers say the same few things over and over; what else is said is worked out each time. */
const known = new Map<string, Encoding>();
const knownLimit = 100;

/** The best encoding we have made that the visitor accepts. */
export function negotiateEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  return known.get(accepted) ?? remembered(accepted);
}

function remembered(accepted: string): Encoding {
  const encoding = bestEncoding(accepted);
  if (known.size < knownLimit) known.set(accepted, encoding);
  return encoding;
}

const made = ['br', 'gzip'] as const;

function bestEncoding(accepted: string): Encoding {
  const offers = new Map(
    accepted.split(',').map((offer) => {
      const [name = '', ...parameters] = offer.trim().toLowerCase().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean);
      return [name, Number(quality ?? 1)];
    }),
  );
  return made.find((encoding) => (offers.get(encoding) ?? 0) > 0) ?? 'identity';
}

/** True when the visitor already holds this version (RFC 9110, 13.1.2: weak comparison). */
export function holdsVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return (
    ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag))
  );
}
