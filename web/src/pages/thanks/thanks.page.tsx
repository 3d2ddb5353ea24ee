import { plainPages } from '../../content/schema/plain-page.ts';
import { Reference } from '../../forms/Reference/Reference.tsx';
import { messagesFor } from '../../site/messages/messages.ts';
import { pathTo } from '../../site/paths.ts';
import { referenceIn } from '../../site/reference.ts';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { Paragraph } from '../../ui/Paragraph/Paragraph.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { definePage } from '../page.ts';
import styles from './thanks.module.css';

/** Where a form leads that was sent without JavaScript. */
export default definePage({
  load: ({ content, locale }) =>
    content.single(plainPages.thanks, {
      locale,
      populate: { blocks: true, SEOFields: { populate: '*' } },
    }),
  meta: ({ title, intro, seo }) => ({ title, description: intro, seo, noindex: true }),
  View: ({ data: { title, intro, blocks }, locale, url }) => {
    const { forms, thanks } = messagesFor(locale);
    const reference = referenceIn(url, 'contact');
    return (
      <>
        <Section as="header" tone="orange" edge="1" className={styles.thanks}>
          <Grid>
            <div className={styles.bubble}>
              <Heading level={1} className={styles.title}>
                {title}
              </Heading>
              {intro && <Paragraph level="1">{intro}</Paragraph>}
              {reference && (
                <div className={styles.reference}>
                  <Reference label={forms.reference} reference={reference} />
                </div>
              )}
            </div>
          </Grid>
        </Section>
        <Section as="div" edge="2" className={styles.next}>
          <Grid className={styles.parts}>
            {blocks.map((block) => (
              <section className={styles.part} key={block.title}>
                <Heading level={2} size={3}>
                  {block.title}
                </Heading>
                <Markdown text={block.markdown} headingLevel={3} />
              </section>
            ))}
            <p className={styles.home}>
              <ButtonLink href={pathTo('home', locale)} icon="arrow">
                {thanks.button}
              </ButtonLink>
            </p>
          </Grid>
        </Section>
      </>
    );
  },
});
