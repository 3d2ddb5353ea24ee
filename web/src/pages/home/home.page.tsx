import { messagesFor } from '../../site/messages/messages.ts';
import { definePage } from '../page.ts';

export default definePage({
  load: async () => undefined,
  meta: (_data, { locale }) => ({ title: messagesFor(locale).siteName }),
  View: ({ locale }) => <h1>{messagesFor(locale).siteName}</h1>,
});
