import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

export interface Finding {
  type: string;
  title: string;
  locale: string;
  detail?: string;
  path: string;
}

export interface State {
  total: number;
  complete: boolean;
  findings: Finding[];
}

/** What one check has found; undefined while it looks. */
export function useStateOf(check: string): State | 'failed' | undefined {
  const { get } = useFetchClient();
  const [state, setState] = useState<State | 'failed'>();

  useEffect(() => {
    const leaving = new AbortController();
    get<{ data: State }>(`/content-state/${check}`, { signal: leaving.signal }).then(
      ({ data }) => setState(data.data),
      () => {
        if (!leaving.signal.aborted) setState('failed');
      },
    );
    return () => leaving.abort();
  }, [check, get]);

  return state;
}
