import { type ArtworkName, artworkSources, artworks } from './artworks.ts';

type ArtworkProps = {
  name: ArtworkName;
  sizes: string;
  /** Most are decoration beside words that say the same. */
  alt?: string | undefined;
  /** In the first view: loaded at once. */
  priority?: boolean | undefined;
  className?: string | undefined;
};

export function Artwork({ name, sizes, alt = '', priority = false, className }: ArtworkProps) {
  const { file, widths, width, height } = artworks[name];

  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) =>
        artworkSources(name, sizes, format).map((source) => (
          <source key={source.srcSet} type={`image/${format}`} {...source} />
        )),
      )}
      <img
        className={className}
        src={`${file}-${widths[0]}.webp`}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
