/** The cut-paper objects that come with the site, in `public/objects/`. */
const objects = {
  boussole: { width: 800, height: 800 },
  ciseaux: { width: 800, height: 800 },
  crayon: { width: 800, height: 800 },
  livre: { width: 800, height: 800 },
  main: { width: 800, height: 800 },
  micro: { width: 800, height: 800 },
  panier: { width: 800, height: 800 },
  phare: { width: 800, height: 554 },
  pont: { width: 1100, height: 508 },
  pousse: { width: 800, height: 554 },
  rampe: { width: 800, height: 800 },
  tasse: { width: 800, height: 800 },
} as const;

export type ObjectName = keyof typeof objects;

interface ObjectArtProps {
  readonly name: ObjectName;
  readonly sizes: string;
  /** In the first view: loaded at once. */
  readonly priority?: boolean | undefined;
}

/** Always decoration: what it shows is said in words beside it. */
export function ObjectArt({ name, sizes, priority = false }: ObjectArtProps) {
  const { width, height } = objects[name];
  const srcSet = (format: 'avif' | 'webp') =>
    [width / 2, width].map((one) => `/objects/${name}-${one}.${format} ${one}w`).join(', ');

  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={`/objects/${name}-${width / 2}.webp`}
        srcSet={srcSet('webp')}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
