import { useId } from 'react';
import type { ServiceBlock } from '../../../content/schema/service-blocks.ts';
import type { TalkToUsContent } from '../../../content/schema/talk-to-us.ts';
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx';
import { Grid } from '../../../ui/Grid/Grid.tsx';
import { Heading } from '../../../ui/Heading/Heading.tsx';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { Paragraph } from '../../../ui/Paragraph/Paragraph.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import styles from './studio.module.css';

interface IdeaProps {
  readonly id: string | undefined;
  readonly block: ServiceBlock;
  readonly talkToUs: TalkToUsContent | undefined;
}

/** What the studio refuses, and beside it what it would love to hear. */
export function Idea({ id, block, talkToUs }: IdeaProps) {
  const titleId = useId();

  return (
    <Section id={id} labelledBy={titleId}>
      <Grid className={styles.idea}>
        <div className={styles.ideaText}>
          <Heading level={2} id={titleId} className={styles.ideaTitle}>
            {block.title}
          </Heading>
          <Markdown text={block.markdown} headingLevel={3} />
        </div>
        {talkToUs && (
          <div className={styles.talk}>
            <Heading level={3} size={3}>
              {talkToUs.title}
            </Heading>
            {talkToUs.text && <Paragraph>{talkToUs.text}</Paragraph>}
            {talkToUs.button && (
              <ButtonLink href="#pied" icon="arrow" data-track="go_to_contact">
                {talkToUs.button}
              </ButtonLink>
            )}
          </div>
        )}
      </Grid>
    </Section>
  );
}
