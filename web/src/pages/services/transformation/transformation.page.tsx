import { ServiceBlock } from '../../../sections/ServiceBlock/ServiceBlock.tsx';
import { ServiceHead } from '../../../sections/ServiceHead/ServiceHead.tsx';
import { Timeline } from '../../../sections/Timeline/Timeline.tsx';
import { Artwork } from '../../../ui/Artwork/Artwork.tsx';
import { Cut } from '../../../ui/Cut/Cut.tsx';
import { definePage, type ViewProps } from '../../page.ts';
import { serviceMeta } from '../../service-meta.ts';
import { Lines } from './Lines.tsx';
import styles from './transformation.module.css';
import { loadTransformation, type TransformationData } from './transformation.query.ts';

export default definePage({
  load: loadTransformation,
  meta: ({ page }, request) => serviceMeta({ ...page, intro: page.lines[0] ?? '' }, request),
  View: TransformationView,
});

function TransformationView({ data, locale, route }: ViewProps<TransformationData>) {
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
          <Cut shape="arch" className={styles.heading}>
            <Artwork name="sprout" sizes="(max-width: 60rem) 60vw, 30vw" priority />
          </Cut>
        }
      />
      <Lines lines={page.lines} locale={locale} />
      <Timeline timeline={page.timeline} locale={locale} />
      {page.blocks.map((block, index) => (
        <ServiceBlock
          key={block.title}
          block={block}
          locale={locale}
          index={index}
          cuts={['sheet-1', 'reply', 'pebble', 'sheet-3', 'bubble-r']}
        />
      ))}
    </>
  );
}
