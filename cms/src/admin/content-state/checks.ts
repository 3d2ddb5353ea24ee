import type { MessageDescriptor } from 'react-intl';

interface Check {
  /** As the content service calls it. */
  name: string;
  title: MessageDescriptor;
  help: MessageDescriptor;
  /** What the last column says, where a check has one. */
  detail?: { label: MessageDescriptor; kind: 'moment' | 'address' | 'field' | 'count' };
}

/** In the order of their weight for a visitor. */
export const checks: readonly Check[] = [
  {
    name: 'schedule',
    title: {
      id: 'content-state.schedule',
      defaultMessage: 'Scheduled, and could not be published',
    },
    help: {
      id: 'content-state.schedule.help',
      defaultMessage:
        'The moment has passed. Publish the entry by hand to see what it lacks; once complete, it goes online by itself.',
    },
    detail: {
      label: { id: 'content-state.schedule.detail', defaultMessage: 'Planned for' },
      kind: 'moment',
    },
  },
  {
    name: 'unshown',
    title: { id: 'content-state.unshown', defaultMessage: 'Published, and not shown' },
    help: {
      id: 'content-state.unshown.help',
      defaultMessage:
        'The site cannot read this and leaves it out, or shows the page as it was before. Correct the field and publish again.',
    },
    detail: {
      label: { id: 'content-state.unshown.detail', defaultMessage: 'Field' },
      kind: 'field',
    },
  },
  {
    name: 'links',
    title: { id: 'content-state.links', defaultMessage: 'Links to dead addresses' },
    help: {
      id: 'content-state.links.help',
      defaultMessage: 'Links within the site that lead to no page.',
    },
    detail: {
      label: { id: 'content-state.links.detail', defaultMessage: 'Address' },
      kind: 'address',
    },
  },
  {
    name: 'searches',
    title: { id: 'content-state.searches', defaultMessage: 'Searched for and not found' },
    help: {
      id: 'content-state.searches.help',
      defaultMessage:
        'Words that found nothing on the site, asked at least three times in ninety days. The same words count once an hour at most; who asked is not known. A synonym or a chosen answer in “Recherche” helps those who come next.',
    },
    detail: {
      label: { id: 'content-state.searches.detail', defaultMessage: 'Times' },
      kind: 'count',
    },
  },
  {
    name: 'untranslated',
    title: { id: 'content-state.untranslated', defaultMessage: 'Without a translation' },
    help: {
      id: 'content-state.untranslated.help',
      defaultMessage: 'Published in one language and not in the one shown here.',
    },
  },
  {
    name: 'outdated',
    title: { id: 'content-state.outdated', defaultMessage: 'Older than the other language' },
    help: {
      id: 'content-state.outdated.help',
      defaultMessage:
        'The other language was published more than a day later. Publishing this one again, changed or not, settles it.',
    },
    detail: {
      label: { id: 'content-state.outdated.detail', defaultMessage: 'Other language published on' },
      kind: 'moment',
    },
  },
  {
    name: 'description',
    title: {
      id: 'content-state.description',
      defaultMessage: 'Without a description for search engines',
    },
    help: {
      id: 'content-state.description.help',
      defaultMessage: 'What search engines and shared links show below the title.',
    },
  },
  {
    name: 'alternative',
    title: { id: 'content-state.alternative', defaultMessage: 'Pictures without alternative text' },
    help: {
      id: 'content-state.alternative.help',
      defaultMessage: 'What is read to those who cannot see the picture.',
    },
  },
];

export type { Check };
