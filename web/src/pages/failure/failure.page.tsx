import { messagesFor } from '../../site/messages/messages.ts';
import { definePage } from '../page.ts';

export default definePage({
  load: async () => undefined,
  meta: (_data, { locale }) => ({ title: messagesFor(locale).failure.title, noindex: true }),
  View: ({ locale }) => <h1>{messagesFor(locale).failure.title}</h1>,
});
