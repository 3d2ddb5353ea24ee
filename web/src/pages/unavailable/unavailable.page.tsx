import { messagesFor } from '../../site/messages/messages.ts';
import { definePage } from '../page.ts';

export default definePage({
  load: async () => undefined,
  meta: (_data, { locale }) => ({ title: messagesFor(locale).unavailable.title, noindex: true }),
  View: ({ locale }) => <h1>{messagesFor(locale).unavailable.title}</h1>,
});
