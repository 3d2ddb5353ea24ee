/** English texts of the panel, as Strapi's own are kept; the French ones are in `messages.ts`. */
export const texts = {
  title: { id: 'inbox-journal.title', defaultMessage: 'Journal' },
  loading: { id: 'inbox-journal.loading', defaultMessage: 'Looking…' },
  failed: {
    id: 'inbox-journal.failed',
    defaultMessage: 'The journal could not be read. Try again later.',
  },
  nothing: { id: 'inbox-journal.nothing', defaultMessage: 'Nothing was changed yet.' },
  empty: { id: 'inbox-journal.empty', defaultMessage: 'empty' },
  change: { id: 'inbox-journal.change', defaultMessage: '{field}: {before} → {after}' },
  by: { id: 'inbox-journal.by', defaultMessage: '{moment}, {by}' },
} as const;

/** What a desk changes, by the names of the fields. */
export const fieldTexts: Readonly<Record<string, { id: string; defaultMessage: string }>> = {
  statut: { id: 'inbox-journal.statut', defaultMessage: 'Status' },
  assignee: { id: 'inbox-journal.assignee', defaultMessage: 'Assignee' },
  notes: { id: 'inbox-journal.notes', defaultMessage: 'Notes' },
};
