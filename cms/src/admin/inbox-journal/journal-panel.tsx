import { useIntl } from 'react-intl';
import { Journal } from './Journal';
import { texts } from './texts';

/** The content service's names for what visitors send. */
const INBOX_TYPES = ['api::demande-contact.demande-contact', 'api::plainte.plainte'];

interface EditView {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string | null };
}

/** Beside a received message: how it was dealt with. */
export function JournalPanel({ model, documentId, document }: EditView) {
  const { formatMessage } = useIntl();
  if (!INBOX_TYPES.includes(model) || !documentId) return null;
  return {
    title: formatMessage(texts.title),
    // A saved message has a longer journal: it is read again.
    content: <Journal key={document?.updatedAt} model={model} documentId={documentId} />,
  };
}
