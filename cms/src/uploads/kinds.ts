export interface Kind {
  /** As people call it. */
  name: string;
  mime: string;
  endings: readonly string[];
  /** What every file of this kind begins with, one character for each byte. */
  begins: RegExp;
}

/** What the media library takes: what pages of the site can show, or offer to save. */
const KINDS: readonly Kind[] = [
  { name: 'JPEG', mime: 'image/jpeg', endings: ['.jpg', '.jpeg'], begins: /^\xff\xd8\xff/ },
  { name: 'PNG', mime: 'image/png', endings: ['.png'], begins: /^\x89PNG\r\n/ },
  { name: 'WebP', mime: 'image/webp', endings: ['.webp'], begins: /^RIFF.{4}WEBP/s },
  { name: 'AVIF', mime: 'image/avif', endings: ['.avif'], begins: /^.{4}ftyp(?:avif|avis|mif1)/s },
  { name: 'GIF', mime: 'image/gif', endings: ['.gif'], begins: /^GIF8[79]a/ },
  {
    name: 'SVG',
    mime: 'image/svg+xml',
    endings: ['.svg'],
    begins: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|(?:\w+:)?svg)/,
  },
  { name: 'PDF', mime: 'application/pdf', endings: ['.pdf'], begins: /^%PDF-\d/ },
];

export function kindNamed(fileName: string): Kind | undefined {
  return KINDS.find(({ endings }) =>
    endings.some((ending) => fileName.toLowerCase().endsWith(ending)),
  );
}

export function kindOfContent(firstBytes: Buffer): Kind | undefined {
  const head = firstBytes.toString('latin1');
  return KINDS.find(({ begins }) => begins.test(head));
}
