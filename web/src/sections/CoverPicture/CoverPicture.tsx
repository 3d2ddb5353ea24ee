import type { Image } from '../../content/schema/media.ts';
import { Cut, type CutShape } from '../../ui/Cut/Cut.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import styles from './CoverPicture.module.css';

interface CoverPictureProps {
  readonly image: Image | undefined;
  readonly shape: CutShape;
  readonly sizes: string;
  /** Empty where a title beside it says the same. */
  readonly alt?: string | undefined;
  readonly priority?: boolean | undefined;
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The picture of an entry in its cut. An entry without one shows the greeting on a blank sheet. */
export function CoverPicture({
  image,
  shape,
  sizes,
  alt = '',
  priority,
  wide,
  className,
}: CoverPictureProps) {
  if (!image) {
    return (
      <Cut shape={shape} className={classNames(styles.blank, className)}>
        <span className={styles.greeting} />
      </Cut>
    );
  }
  return (
    <Cut shape={shape} className={className}>
      <Picture
        src={image.src}
        alt={alt}
        width={image.width}
        height={image.height}
        tone={image.tone}
        sizes={sizes}
        priority={priority}
        wide={wide}
      />
    </Cut>
  );
}
