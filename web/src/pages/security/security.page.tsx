import { PageBreadcrumbs } from '../../sections/PageBreadcrumbs/PageBreadcrumbs.tsx';
import { messagesFor } from '../../site/messages/messages.ts';
import { Artwork } from '../../ui/Artwork/Artwork.tsx';
import { Cut } from '../../ui/Cut/Cut.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { firstSentence } from '../first-sentence.ts';
import { definePage } from '../page.ts';
import { Alert } from './Alert.tsx';
import { Papers } from './Papers.tsx';
import styles from './security.module.css';
import { loadSecurity } from './security.query.ts';

const pictureSizes = '(max-width: 60rem) 20rem, 36vw';

export default definePage({
  load: loadSecurity,

  meta: ({ page: { title, intro, seo } }) => ({
    title,
    description: firstSentence(intro),
    seo,
    preload: { artwork: 'nightWatch', sizes: pictureSizes },
  }),

  View: ({ data: { page, groups, texts }, locale, route }) => (
    <>
      <Grid className={styles.head}>
        <PageBreadcrumbs route={route.key} locale={locale} />
        <Heading level={1} className={styles.title}>
          {page.title}
        </Heading>
        <Markdown text={page.intro} className={styles.lead} />
        <Cut shape="bubble" className={styles.picture}>
          <Artwork
            name="nightWatch"
            alt={messagesFor(locale).security.picture}
            sizes={pictureSizes}
            priority
          />
        </Cut>
      </Grid>
      {groups.map((group, index) => (
        <Papers id={`documents-${index + 1}`} group={group} key={group.title} />
      ))}
      {texts.map(({ title, markdown }, index) => (
        <Alert id={`texte-${index + 1}`} title={title} markdown={markdown} key={title} />
      ))}
    </>
  ),
});
