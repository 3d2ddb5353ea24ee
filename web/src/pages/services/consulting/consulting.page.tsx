import { ContactBlock } from '../../../sections/ContactBlock/ContactBlock.tsx';
import { NewsBlock } from '../../../sections/NewsBlock/NewsBlock.tsx';
import { countAnchors, PageAnchors } from '../../../sections/PageAnchors/PageAnchors.tsx';
import { ServiceHead } from '../../../sections/ServiceHead/ServiceHead.tsx';
import { ServiceIntro } from '../../../sections/ServiceIntro/ServiceIntro.tsx';
import { TopicLinks } from '../../../sections/TopicLinks/TopicLinks.tsx';
import { messagesFor } from '../../../site/messages/messages.ts';
import { Artwork } from '../../../ui/Artwork/Artwork.tsx';
import { Cut } from '../../../ui/Cut/Cut.tsx';
import { definePage, type ViewProps } from '../../page.ts';
import { serviceMeta } from '../../service-meta.ts';
import styles from './consulting.module.css';
import { type ConsultingData, loadConsulting } from './consulting.query.ts';
import { Fields } from './Fields.tsx';

export default definePage({
  load: loadConsulting,
  meta: ({ page }, request) => serviceMeta({ ...page, intro: page.description }, request),
  View: ConsultingView,
});

function ConsultingView({ data, locale, route }: ViewProps<ConsultingData>) {
  const { page, topics, news, contact } = data;

  return (
    <>
      <ServiceHead
        route={route.key}
        locale={locale}
        pretitle={page.pretitle}
        title={page.title}
        layout="piece"
        picture={
          <Cut shape="bubble-r" className={styles.heading}>
            <Artwork name="lighthouse" sizes="(max-width: 60rem) 60vw, 30vw" priority />
          </Cut>
        }
        anchorCount={countAnchors(page.blocks)}
      />
      <ServiceIntro markdown={page.description} locale={locale} />
      <PageAnchors blocks={page.blocks} locale={locale} />
      <Fields blocks={page.blocks} locale={locale} />
      <TopicLinks
        parent="consulting"
        topics={topics}
        title={messagesFor(locale).services.topics}
        locale={locale}
      />
      {locale === 'fr' && <NewsBlock items={news} locale={locale} />}
      {contact && <ContactBlock content={contact} locale={locale} art="cup" />}
    </>
  );
}
