import { Apply } from '../../sections/Apply/Apply.tsx';
import { NewsBlock } from '../../sections/NewsBlock/NewsBlock.tsx';
import { messagesFor } from '../../site/messages/messages.ts';
import { Below } from '../../ui/Below/Below.tsx';
import { definePage } from '../page.ts';
import { plainText } from '../plain-text.ts';
import { BenefitList } from './BenefitList.tsx';
import { CareerStats } from './CareerStats.tsx';
import { CareersHero, heroPreload } from './CareersHero.tsx';
import styles from './careers.module.css';
import { loadCareers } from './careers.query.ts';
import { OpenPositions } from './OpenPositions.tsx';
import { Questions } from './Questions.tsx';
import { StatisticBubbles } from './StatisticBubbles.tsx';
import { Teams } from './Teams.tsx';
import { Testimonies } from './Testimonies.tsx';

export default definePage({
  load: loadCareers,

  meta: ({ page, french }) => ({
    title: page.title,
    description: page.intro,
    seo: page.seo,
    preload: heroPreload,
    isShuffled: true,
    ...(french && page.questions.length > 0 && { jsonLd: [faqPage(page.questions)] }),
  }),

  View: ({ data: { page, testimonies, benefits, french }, locale }) => {
    const messages = messagesFor(locale).careers;
    return (
      <>
        <CareersHero page={page} locale={locale} hasJobs={french?.positions !== undefined} />
        <CareerStats page={page} locale={locale} />
        {testimonies.length > 0 && (
          <Testimonies
            title={page.testimoniesTitle ?? messages.testimonies}
            testimonies={testimonies}
            locale={locale}
          />
        )}
        {page.statistics && <StatisticBubbles statistics={page.statistics} locale={locale} />}
        {benefits.length > 0 && (
          <BenefitList title={page.benefitsTitle ?? messages.benefits} benefits={benefits} />
        )}
        {french && (
          <>
            <Below className={styles.below}>
              {page.questions.length > 0 && (
                <Questions questions={page.questions} locale={locale} />
              )}
              {page.teams && <Teams teams={page.teams} />}
              {french.positions && (
                <OpenPositions
                  texts={page.openPositions}
                  positions={french.positions}
                  locale={locale}
                />
              )}
              <NewsBlock items={french.news} locale={locale} title={messages.news} />
            </Below>
            {french.application && <Apply {...french.application} />}
          </>
        )}
      </>
    );
  },
});

const faqPage = (questions: readonly { readonly question: string; readonly answer: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
