import { countAnchors, PageAnchors } from '../../../sections/PageAnchors/PageAnchors.tsx';
import { ServiceBlock } from '../../../sections/ServiceBlock/ServiceBlock.tsx';
import { ServiceHead } from '../../../sections/ServiceHead/ServiceHead.tsx';
import { ServiceIntro } from '../../../sections/ServiceIntro/ServiceIntro.tsx';
import { TalkToUs } from '../../../sections/TalkToUs/TalkToUs.tsx';
import { Artwork } from '../../../ui/Artwork/Artwork.tsx';
import { Cut } from '../../../ui/Cut/Cut.tsx';
import { definePage, type ViewProps } from '../../page.ts';
import { serviceMeta } from '../../service-meta.ts';
import styles from './design.module.css';
import { type DesignData, loadDesign } from './design.query.ts';
import { Tools } from './Tools.tsx';

export default definePage({
  load: loadDesign,
  meta: ({ page }, request) => serviceMeta({ ...page, intro: page.description }, request),
  View: DesignView,
});

function DesignView({ data, locale, route }: ViewProps<DesignData>) {
  const { page } = data;

  return (
    <>
      <ServiceHead
        route={route.key}
        locale={locale}
        pretitle={page.pretitle}
        title={page.title}
        layout="piece"
        picture={
          <Cut shape="bubble" className={styles.heading}>
            <Artwork name="hand" sizes="(max-width: 60rem) 60vw, 30vw" priority />
          </Cut>
        }
        anchorCount={countAnchors(page.blocks)}
      />
      <ServiceIntro markdown={page.description} locale={locale} discuss={page.talkToUs?.button} />
      <PageAnchors blocks={page.blocks} locale={locale} />
      <Tools tools={page.services} locale={locale} />
      <div className={styles.blocks}>
        {page.blocks.map((block, index) => (
          <ServiceBlock
            key={block.title}
            block={block}
            locale={locale}
            index={index}
            cuts={['bubble', 'sheet-2', 'reply', 'arch']}
          />
        ))}
      </div>
      {page.talkToUs && <TalkToUs content={page.talkToUs} />}
    </>
  );
}
