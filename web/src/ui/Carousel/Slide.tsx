import { ArrowLink } from '../ArrowLink/ArrowLink.tsx';
import { Cut } from '../Cut/Cut.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Carousel.module.css';
import type { CaseStudySlide, TestimonySlide } from './slides.ts';

export function Testimony({ slide }: { readonly slide: TestimonySlide }) {
  const { name, position, testimony, portrait } = slide;

  return (
    <div className={styles.testimony}>
      {portrait ? (
        <Cut shape="bubble" className={styles.face}>
          <Picture {...portrait} sizes="(max-width: 60rem) 60vw, 30vw" />
        </Cut>
      ) : (
        <Cut shape="bubble" className={styles.faceless}>
          <Icon name="quotes" className={styles.marks} />
        </Cut>
      )}
      <figure className={styles.voice}>
        <blockquote>
          <p className={styles.words}>{testimony}</p>
        </blockquote>
        <figcaption className={styles.speaker}>
          <strong>{name}</strong>
          {position && <span>{position}</span>}
        </figcaption>
      </figure>
    </div>
  );
}

export function CaseStudy({ slide }: { readonly slide: CaseStudySlide }) {
  const { title, client, summary, href, linkText, cover } = slide;

  return (
    <article className={styles.study} data-cover={Boolean(cover)}>
      {cover && (
        <Cut shape="sheet-3" className={styles.cover}>
          <Picture {...cover} sizes="(max-width: 60rem) 92vw, 80vw" wide />
        </Cut>
      )}
      <div className={styles.caption}>
        <h3 className={styles.title}>{title}</h3>
        <div className={styles.about}>
          {client && <p className={styles.client}>{client}</p>}
          {summary && <p>{summary}</p>}
          <ArrowLink href={href} className={styles.more}>
            {linkText}
            <VisuallyHidden> : {title}</VisuallyHidden>
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}
