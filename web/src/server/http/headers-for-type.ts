type Headers = Readonly<Record<string, string>>;

/** Parts of pages, which are nothing on their own. A drawing is not one: it can be opened, and run. */
const partOfPage = /^(?:text\/(?:css|javascript)|font\/|image\/(?!svg))/;
/** Obeys the policy that its own file comes with. */
const workerPath = '/service-worker.js';

const ofEveryFile = [
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Cross-Origin-Resource-Policy',
];

/** Policies of documents mean nothing to a part of one, and would be a good part of its weight. */
export function headersForType(path: string, type: string | null, headers: Headers): Headers {
  if (path === workerPath || !partOfPage.test(type ?? '')) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => ofEveryFile.includes(name)));
}
