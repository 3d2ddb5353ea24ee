import { classNames } from '../class-names.ts';
import { isVector, mediaSrcSet, mediaUrl, mediaWidths } from './media-url.ts';
import styles from './Picture.module.css';

type PictureProps = {
  /** Path on the content host. */
  src: string;
  alt: string;
  /** Size of the original, so that its place is kept before it arrives; 0 where it is not known. */
  width: number;
  height: number;
  sizes: string;
  /** The ink shown until it arrives, by name. Omit for pictures with transparency. */
  tone?: string | undefined;
  /** In the first view: loaded at once, and the page should preload it. */
  priority?: boolean | undefined;
  /** From edge to edge: offers one more width. */
  wide?: boolean | undefined;
  className?: string | undefined;
};

export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  tone,
  priority = false,
  wide = false,
  className,
}: PictureProps) {
  const image = {
    className: classNames(styles.image, className),
    'data-placeholder': isVector(src) ? undefined : tone,
    alt,
    width: width || undefined,
    height: height || undefined,
    loading: priority ? ('eager' as const) : ('lazy' as const),
    fetchPriority: priority ? ('high' as const) : undefined,
    decoding: 'async' as const,
  };

  const widths = mediaWidths(width, wide);
  const fallback = mediaUrl(src, { width: Math.max(...widths), format: 'jpg' });

  if (isVector(src)) return <img {...image} alt={alt} src={fallback} />;

  return (
    <picture>
      <source type="image/avif" srcSet={mediaSrcSet(src, widths, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={mediaSrcSet(src, widths, 'webp')} sizes={sizes} />
      <img
        {...image}
        alt={alt}
        src={fallback}
        srcSet={mediaSrcSet(src, widths, 'jpg')}
        sizes={sizes}
      />
    </picture>
  );
}
