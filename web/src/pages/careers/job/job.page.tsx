import { Apply } from '../../../sections/Apply/Apply.tsx';
import { Unavailable, unavailablePreload } from '../../../sections/Unavailable/Unavailable.tsx';
import { messagesFor } from '../../../site/messages/messages.ts';
import { pathTo } from '../../../site/paths.ts';
import { Markdown } from '../../../ui/Markdown/Markdown.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { definePage } from '../../page.ts';
import { JobGains } from './JobGains.tsx';
import { headPreload, JobHead } from './JobHead.tsx';
import { JobLists } from './JobLists.tsx';
import { JobProfile } from './JobProfile.tsx';
import styles from './job.module.css';
import { loadJob } from './job.query.ts';
import { jobPosting } from './job-posting.ts';

export default definePage({
  load: loadJob,

  meta: ({ job }, { locale, url }) => {
    const messages = messagesFor(locale).job;
    const addresses = {
      fr: pathTo('job', 'fr', { slug: job.slug }),
      en: pathTo('job', 'en', { slug: job.slug }),
    };
    if (locale === 'en') {
      return {
        title: messages.unavailable,
        description: messages.unavailableText,
        alternates: addresses,
        preload: unavailablePreload,
        noindex: true,
      };
    }
    return {
      title: job.title,
      description: job.summary,
      alternates: addresses,
      preload: headPreload,
      crumb: job.title,
      jsonLd: [jobPosting(job, url.origin)],
    };
  },

  View: ({ data: { job, application, portrait }, locale }) => {
    const messages = messagesFor(locale).job;
    if (locale === 'en') {
      return (
        <Unavailable
          locale={locale}
          title={messages.unavailable}
          text={messages.unavailableText}
          back={{ label: messages.back, href: pathTo('careers', locale) }}
          frenchHref={pathTo('job', 'fr', { slug: job.slug })}
        />
      );
    }
    const { role, setting, duties, requirements, benefits, profile } = job;
    return (
      <>
        <JobHead job={job} locale={locale} />
        {role && <Paragraphs markdown={role} />}
        <JobLists duties={duties} requirements={requirements} />
        {setting && <Paragraphs markdown={setting} />}
        {benefits && <JobGains list={benefits} />}
        {profile && <JobProfile profile={profile} portrait={portrait} locale={locale} />}
        <Apply
          title={application?.title ?? messages.applyTitle}
          text={job.applyUrl ? messages.applyText : (application?.text ?? '')}
          button={application?.button ?? messages.apply}
          url={job.applyUrl}
          email={application?.email}
          afterInk={profile !== undefined}
        />
      </>
    );
  },
});

function Paragraphs({ markdown }: { readonly markdown: string }) {
  return (
    <Section as="div" className={styles.paragraphs}>
      <Markdown text={markdown} layout="article" />
    </Section>
  );
}
