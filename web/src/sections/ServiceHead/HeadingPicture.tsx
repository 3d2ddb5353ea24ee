import type { Image } from '../../content/schema/media.ts';
import type { Locale } from '../../site/locale.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';

interface HeadingPictureProps {
  readonly image: Image;
  readonly locale: Locale;
  readonly sizes: string;
  readonly wide?: boolean | undefined;
}

/** The editors' picture at the head of a page, in the first view. */
export function HeadingPicture({ image, locale, sizes, wide }: HeadingPictureProps) {
  return (
    <Picture
      src={image.src}
      alt={image.alt[locale]}
      width={image.width}
      height={image.height}
      tone={image.tone}
      sizes={sizes}
      wide={wide}
      priority
    />
  );
}
