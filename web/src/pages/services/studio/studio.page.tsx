import { ClientCarousel } from '../../../sections/ClientCarousel/ClientCarousel.tsx';
import { ContactBlock } from '../../../sections/ContactBlock/ContactBlock.tsx';
import { Below } from '../../../ui/Below/Below.tsx';
import { placeId } from '../../../ui/rich-text/anchor-id.ts';
import { definePage, type ViewProps } from '../../page.ts';
import { serviceMeta } from '../../service-meta.ts';
import { Craft } from './Craft.tsx';
import { Idea } from './Idea.tsx';
import { Mat } from './Mat.tsx';
import { Method } from './Method.tsx';
import styles from './studio.module.css';
import { loadStudio, type StudioData } from './studio.query.ts';

const sizes = '(max-width: 60rem) 100vw, 58vw';

export default definePage({
  load: loadStudio,
  meta: ({ page }, request) => ({
    ...serviceMeta({ ...page, intro: page.description }, request),
    preload: { artwork: 'studio', sizes },
  }),
  View: StudioView,
});

/** Blocks with a picture are what the studio makes; the others tell how it works. */
function StudioView({ data, locale }: ViewProps<StudioData>) {
  const { page, clients, contact } = data;
  const made = page.blocks.filter((block) => block.image);
  const [method, ...remarks] = page.blocks.filter((block) => !block.image);

  return (
    <>
      <Mat page={page} locale={locale} sceneSizes={sizes} />
      <Craft blocks={made} locale={locale} />
      <Below className={styles.below}>
        {method && <Method block={method} locale={locale} />}
        <ClientCarousel clients={clients} locale={locale} />
        {remarks.map((block) => (
          <Idea
            key={block.title}
            id={block.anchor && placeId(block.anchor.identifier)}
            block={block}
            talkToUs={page.talkToUs}
          />
        ))}
      </Below>
      {contact && <ContactBlock content={contact} locale={locale} art="scissors" />}
    </>
  );
}
