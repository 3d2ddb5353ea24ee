import type { ServiceTopic } from '../../../content/schema/service-topic.ts';
import type { Training } from '../../../content/schema/training.ts';
import type { Locale } from '../../../site/locale.ts';
import { messagesFor } from '../../../site/messages/messages.ts';
import { summaryOf } from '../../service-meta.ts';

/** The training course as search engines read it. */
export function courseJsonLd(topic: ServiceTopic, course: Training, locale: Locale) {
  const length = `PT${course.hours}H`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.name,
    description: topic.seo.description ?? summaryOf(topic.description),
    inLanguage: locale,
    educationalLevel: course.level || undefined,
    timeRequired: length,
    provider: { '@type': 'Organization', name: messagesFor(locale).siteName },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: ['onsite', 'online'],
      courseWorkload: length,
    },
  };
}
