import { ContactBlock } from '../../../sections/ContactBlock/ContactBlock.tsx';
import { PageAnchors } from '../../../sections/PageAnchors/PageAnchors.tsx';
import { ServiceBlock } from '../../../sections/ServiceBlock/ServiceBlock.tsx';
import { ServiceHead } from '../../../sections/ServiceHead/ServiceHead.tsx';
import { TopicLinks } from '../../../sections/TopicLinks/TopicLinks.tsx';
import { messagesFor } from '../../../site/messages/messages.ts';
import { ArrowLink } from '../../../ui/ArrowLink/ArrowLink.tsx';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { entryAlternates } from '../../entry-by-slug.ts';
import { definePage, type ViewProps } from '../../page.ts';
import { serviceMeta } from '../../service-meta.ts';
import { courseJsonLd } from './course-json-ld.ts';
import { Facts } from './Facts.tsx';
import styles from './topic.module.css';
import { loadTopic, type TopicData } from './topic.query.ts';

export default definePage({
  load: loadTopic,
  meta({ topic, course }, request) {
    const meta = serviceMeta({ ...topic, pretitle: '', intro: topic.description }, request);
    return {
      ...meta,
      crumb: topic.title,
      image: topic.blocks.find((block) => block.image)?.image,
      alternates: entryAlternates(request, topic),
      jsonLd: course ? [courseJsonLd(topic, course, request.locale)] : (meta.jsonLd ?? []),
    };
  },
  View: TopicView,
});

function TopicView({ data, locale, route }: ViewProps<TopicData>) {
  const { parent, topic, siblings, contact } = data;
  const { services, pageNames } = messagesFor(locale);

  return (
    <>
      <ServiceHead
        route={route.key}
        locale={locale}
        pretitle={topic.pretitle}
        title={topic.title}
        current={topic.title}
        layout="plain"
      />
      <Grid className={styles.opening}>
        <div className={styles.description}>
          <Markdown text={topic.description} headingLevel={3} className={styles.text} />
          <ArrowLink href="#pied" data-track="go_to_contact">
            {services.discuss}
          </ArrowLink>
        </div>
        <Facts facts={topic.facts} locale={locale} />
      </Grid>
      <PageAnchors blocks={topic.blocks} locale={locale} />
      {topic.blocks.map((block, index) => (
        <ServiceBlock
          key={block.title}
          block={block}
          locale={locale}
          index={index}
          cuts={['sheet-2', 'reply', 'arch', 'sheet-3', 'bubble-r']}
        />
      ))}
      <TopicLinks
        parent={parent}
        topics={siblings}
        title={services.siblings(pageNames[parent])}
        locale={locale}
      />
      {contact && (
        <ContactBlock
          content={contact}
          locale={locale}
          art={parent === 'accessibility' ? 'hand' : 'cup'}
        />
      )}
    </>
  );
}
