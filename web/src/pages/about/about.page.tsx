import { messagesFor } from '../../site/messages/messages.ts';
import { definePage } from '../page.ts';
import { loadAbout } from './about.query.ts';
import { Creed } from './Creed.tsx';
import { Greeting } from './Greeting.tsx';
import { Identity } from './Identity.tsx';
import { Manners } from './Manners.tsx';
import { Origins } from './Origins.tsx';
import { Team } from './Team.tsx';
import { Values } from './Values.tsx';
import { Visit } from './Visit.tsx';

export default definePage({
  load: loadAbout,

  meta: ({ page }) => ({
    title: page.title,
    description: page.intro,
    seo: page.seo,
    image: page.groupPicture,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'AboutPage',
        name: page.title,
        description: page.intro,
      },
    ],
  }),

  View: ({ data: { page, people }, locale }) => {
    const messages = messagesFor(locale).about;
    return (
      <>
        <Greeting page={page} locale={locale} />
        {page.origins && <Origins origins={page.origins} locale={locale} />}
        <Creed mission={page.mission} vision={page.vision} />
        {page.values.length > 0 && <Values title={messages.values} values={page.values} />}
        <Manners dna={page.dna} culture={page.culture} />
        {page.identity.length > 0 && (
          <Identity title={messages.identity} blocks={page.identity} locale={locale} />
        )}
        {people.length > 0 && (
          <Team
            title={page.team.title ?? messages.team}
            intro={page.team.intro}
            picture={page.groupPicture}
            people={people}
            locale={locale}
          />
        )}
        <Visit locale={locale} />
      </>
    );
  },
});
