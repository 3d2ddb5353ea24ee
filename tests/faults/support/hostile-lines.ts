/** What strangers may write to a socket: no browser sends any of it. The same list at every run. */
export interface HostileLine {
  readonly kind: string;
  readonly bytes: Buffer;
  /** The sender leaves at once, without waiting for an answer. */
  readonly isCutOff: boolean;
}

type Chance = (below: number) => number;

/** Any generator would do; this one is short, and always the same (Numerical Recipes). */
function seeded(): Chance {
  let state = 20_261_119;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const addresses = ['/', '/termes', '/en/terms', '/recherche', '/nouvelles', '/blogues'];
const others = [
  '/media/w_640,f_webp/uploads/',
  '/assets/',
  '/hooks/content',
  '/functions/contact/',
];
const methods = ['BREW', 'get', 'TRACE', 'CONNECT', 'OPTIONS', 'PRI', 'M-SEARCH', 'X'.repeat(300)];
const names = ['q', 'tag', 'page', '__proto__', 'constructor', 'a[b][c]', '', '%', '(', 'é'];
const pieces = ['%', '%zz', '%c0%af', '%00', '%ff%fe', '..', ';', '\\', '//', '(&', '<', "'", '\t'];
const hosts = ['', 'a b', '[::1', 'x'.repeat(5000), 'a:99999', '@', '%00', 'site\u00e9'];
const encodings = ['br;q=', 'gzip;q=9', '*;q=-1', ','.repeat(3000), 'br,'.repeat(2000), '\u00ff'];
const ranges = ['bytes=', 'bytes=-', 'bytes=9-1', `bytes=${'0-0,'.repeat(1000)}`, 'bytes=1e9-'];
const bodies = [
  'Content-Length: -1\r\n\r\n',
  'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
  'Content-Length: 99999999999999999999\r\n\r\nx',
  'Transfer-Encoding: chunked\r\n\r\nzz\r\n',
  'Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  'Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx',
];

/** Node's own limit for a line with all headers. */
const nodesLimit = 16 * 1024;

export function hostileLines(count: number): HostileLine[] {
  const below = seeded();
  const kinds = Object.entries(makers);
  return Array.from({ length: count }, (_, index) => {
    const [kind, make] = kinds[index % kinds.length] as (typeof kinds)[number];
    return { kind, bytes: Buffer.from(make(below), 'latin1'), isCutOff: kind === 'cut off' };
  });
}

const one = <T>(list: readonly T[], below: Chance): T => list[below(list.length)] as T;

const request = (target: string, headers = '', method = 'GET') =>
  `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;

const anyTarget = (below: Chance) => one([...addresses, ...others], below);

function odd(below: Chance, most: number): string {
  let text = '';
  for (let left = below(most); left > 0; left -= 1) text += one(pieces, below);
  return text;
}

function anyBytes(below: Chance, most: number): string {
  const length = below(most);
  return String.fromCharCode(...Array.from({ length }, () => below(256)));
}

const makers: Record<string, (below: Chance) => string> = {
  'a long path': (below) =>
    request(
      `${anyTarget(below)}${one(['a', '/', '%2e', '(&'], below).repeat(below(nodesLimit / 3))}`,
    ),
  'an odd path': (below) => request(`${anyTarget(below)}${odd(below, 40)}`),
  'a query': (below) =>
    request(
      `${one(addresses, below)}?${Array.from({ length: below(200) }, () => `${one(names, below)}=${odd(below, 5)}`).join('&')}`,
    ),
  'a long query': (below) =>
    request(
      `${one(addresses, below)}?${one(['(&', 'q=', '%F0%9F', '[]'], below).repeat(below(7_000))}`,
    ),
  'a method': (below) => request(anyTarget(below), '', one(methods, below)),
  'another form of address': (below) =>
    request(one(['*', 'http://[::1/', '//', 'https://a/b', 'a:1', '?', '#', '/\u0000'], below)),
  'a host': (below) =>
    `GET ${anyTarget(below)} HTTP/1.1\r\nHost: ${one(hosts, below)}\r\nHost: two\r\n\r\n`,
  'an encoding': (below) =>
    request(one(addresses, below), `Accept-Encoding: ${one(encodings, below)}\r\n`),
  'a range': (below) => request(anyTarget(below), `Range: ${one(ranges, below)}\r\n`),
  'a version asked for': (below) =>
    request(one(addresses, below), `If-None-Match: ${'"x",'.repeat(below(3_000))}\r\n`),
  'a body': (below) =>
    `POST ${one(others, below)} HTTP/1.1\r\nHost: localhost\r\n${one(bodies, below)}`,
  'many headers': (below) =>
    request(one(addresses, below), `X: ${'y'.repeat(below(50))}\r\n`.repeat(below(2_500))),
  'another protocol': (below) =>
    request(
      one(addresses, below),
      `Connection: Upgrade\r\nUpgrade: ${one(['h2c', 'websocket', '\u0001'], below)}\r\n`,
    ),
  pipelined: (below) =>
    Array.from({ length: 20 }, () => request(`${anyTarget(below)}${odd(below, 4)}`)).join(''),
  'no request at all': (below) => anyBytes(below, 3_000),
  'cut off': (below) => {
    const whole = request(`${anyTarget(below)}${odd(below, 20)}`);
    return whole.slice(0, below(whole.length));
  },
};
