import { Partners } from '../../sections/Partners/Partners.tsx';
import { TalkToUs } from '../../sections/TalkToUs/TalkToUs.tsx';
import { messagesFor } from '../../site/messages/messages.ts';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { definePage } from '../page.ts';
import { CaseStudyRow, rowPictureSizes } from './CaseStudyRow.tsx';
import styles from './case-studies.module.css';
import { loadCaseStudies } from './case-studies.query.ts';

export default definePage({
  load: loadCaseStudies,

  meta: ({ home, studies }) => {
    const firstCover = studies[0]?.cover;
    return {
      title: home.title,
      description: home.intro,
      seo: home.seo,
      image: firstCover,
      preload: firstCover && { image: firstCover, sizes: rowPictureSizes, wide: true },
    };
  },

  View: ({ data: { home, studies, partners }, locale }) => (
    <>
      <Grid as="header" className={styles.masthead}>
        <Heading level={1} size="poster" className={styles.title}>
          {home.title}
        </Heading>
        {home.intro && (
          <Paragraph level="1" className={styles.lead}>
            {home.intro}
          </Paragraph>
        )}
      </Grid>
      <Grid className={styles.list}>
        {studies.map((study, index) => (
          <CaseStudyRow key={study.id} study={study} index={index} locale={locale} />
        ))}
        {studies.length === 0 && (
          <p className={styles.empty}>{home.empty ?? messagesFor(locale).caseStudies.empty}</p>
        )}
      </Grid>
      <Partners
        heading={home.partners}
        partners={partners}
        beforeArc={home.talkToUs !== undefined}
      />
      {home.talkToUs && <TalkToUs content={home.talkToUs} />}
    </>
  ),
});
