import { ContactBlock } from '../../../sections/ContactBlock/ContactBlock.tsx';
import { NewsBlock } from '../../../sections/NewsBlock/NewsBlock.tsx';
import { countAnchors, PageAnchors } from '../../../sections/PageAnchors/PageAnchors.tsx';
import { ServiceBlock } from '../../../sections/ServiceBlock/ServiceBlock.tsx';
import { ServiceHead } from '../../../sections/ServiceHead/ServiceHead.tsx';
import { ServiceIntro } from '../../../sections/ServiceIntro/ServiceIntro.tsx';
import { Timeline } from '../../../sections/Timeline/Timeline.tsx';
import { messagesFor } from '../../../site/messages/messages.ts';
import { Artwork } from '../../../ui/Artwork/Artwork.tsx';
import { definePage, type ViewProps } from '../../page.ts';
import { serviceMeta } from '../../service-meta.ts';
import { type AccessibilityData, loadAccessibility } from './accessibility.query.ts';
import { TrainingTable } from './TrainingTable.tsx';

/** The block under which the courses are listed, as editors name its place. */
const trainingAnchor = 'formation';

const sizes = '100vw';

export default definePage({
  load: loadAccessibility,
  meta: ({ page }, request) => ({
    ...serviceMeta({ ...page, intro: page.description }, request),
    preload: { artwork: 'entrance', sizes },
  }),
  View: AccessibilityView,
});

function AccessibilityView({ data, locale, route }: ViewProps<AccessibilityData>) {
  const { page, trainings, news, contact } = data;
  const { entranceAlt } = messagesFor(locale).services;

  return (
    <>
      <ServiceHead
        route={route.key}
        locale={locale}
        pretitle={page.pretitle}
        title={page.title}
        layout="scene"
        picture={<Artwork name="entrance" alt={entranceAlt} sizes={sizes} priority />}
        anchorCount={countAnchors(page.blocks)}
      />
      <ServiceIntro markdown={page.description} locale={locale} />
      <PageAnchors blocks={page.blocks} locale={locale} />
      <Timeline timeline={page.timeline} locale={locale} />
      {page.blocks.map((block, index) => {
        const hasTable = block.anchor?.identifier === trainingAnchor && trainings.length > 0;
        return (
          <ServiceBlock
            key={block.title}
            block={block}
            locale={locale}
            index={index}
            cuts={['reply', 'arch', 'bubble-r', 'sheet-3']}
          >
            {hasTable && <TrainingTable trainings={trainings} locale={locale} />}
          </ServiceBlock>
        );
      })}
      {locale === 'fr' && <NewsBlock items={news} locale={locale} />}
      {contact && <ContactBlock content={contact} locale={locale} />}
    </>
  );
}
