import { type ArtworkName, artworkSrcSet, artworks } from './artworks.ts';

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
      <source type="image/avif" srcSet={artworkSrcSet(name, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={`${file}-${widths[0]}.webp`}
        srcSet={artworkSrcSet(name, 'webp')}
        sizes={sizes}
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
