import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

interface Change {
  field: string;
  before: string | null;
  after: string | null;
  by: string;
  at: string;
}

/** The journal of a message; undefined while it is asked for. */
export function useJournal(model: string, documentId: string): Change[] | 'failed' | undefined {
  const { get } = useFetchClient();
  const [journal, setJournal] = useState<Change[] | 'failed'>();

  useEffect(() => {
    const leaving = new AbortController();
    get<{ data: Change[] }>(`/inbox-journal/${model}/${documentId}`, {
      signal: leaving.signal,
    }).then(
      ({ data }) => setJournal(data.data),
      () => {
        if (!leaving.signal.aborted) setJournal('failed');
      },
    );
    return () => leaving.abort();
  }, [model, documentId, get]);

  return journal;
}
