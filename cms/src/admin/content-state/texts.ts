/** English texts of the page, as Strapi's own are kept; the French ones are in `messages.ts`. */
export const texts = {
  title: { id: 'content-state.title', defaultMessage: 'Content state' },
  subtitle: {
    id: 'content-state.subtitle',
    defaultMessage: 'What visitors see today and what could be better. Open an entry to mend it.',
  },
  loading: { id: 'content-state.loading', defaultMessage: 'Looking…' },
  failed: {
    id: 'content-state.failed',
    defaultMessage: 'This could not be looked at. Try again later.',
  },
  nothing: { id: 'content-state.nothing', defaultMessage: 'Nothing to do.' },
  incomplete: {
    id: 'content-state.incomplete',
    defaultMessage: 'The site did not answer, so its addresses could not all be tried.',
  },
  more: {
    id: 'content-state.more',
    defaultMessage: 'The first {shown} of {total}. The others follow as these are mended.',
  },
  heading: { id: 'content-state.heading', defaultMessage: '{title} ({total})' },
  type: { id: 'content-state.type', defaultMessage: 'Type' },
  entry: { id: 'content-state.entry', defaultMessage: 'Entry' },
  locale: { id: 'content-state.locale', defaultMessage: 'Language' },
} as const;
