import type { CareerQuestion } from '../../content/schema/career.ts';
import { slugOf } from '../../search/words.ts';
import type { Locale } from '../../site/locale.ts';
import { messagesFor } from '../../site/messages/messages.ts';
import { Cut } from '../../ui/Cut/Cut.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Grid } from '../../ui/Grid/Grid.tsx';
import { Heading } from '../../ui/Heading/Heading.tsx';
import { Markdown } from '../../ui/Markdown/Markdown.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './careers.module.css';

interface QuestionsProps {
  readonly questions: readonly CareerQuestion[];
  readonly locale: Locale;
}

export function Questions({ questions, locale }: QuestionsProps) {
  const messages = messagesFor(locale).careers;

  return (
    <Section labelledBy="questions">
      <Grid className={styles.questions}>
        <Heading level={2} id="questions" className={styles.questionsTitle}>
          {messages.questions}
        </Heading>
        <div className={styles.questionList}>
          {questions.map(({ question, answer, image }, index) => (
            <div key={question} id={slugOf(question)} data-found-as="question">
              <Disclosure
                title={question}
                showLabel={messages.showAnswer}
                hideLabel={messages.hideAnswer}
                // One stands open, so that the list shows how it works.
                open={index === 0}
              >
                <div className={styles.answer}>
                  <Markdown text={answer} headingLevel={3} />
                  {image && (
                    <Cut shape="pebble" className={styles.answerPicture}>
                      <Picture {...image} alt={image.alt[locale]} sizes="11rem" />
                    </Cut>
                  )}
                </div>
              </Disclosure>
            </div>
          ))}
        </div>
      </Grid>
    </Section>
  );
}
