import { expect } from 'vitest';
import { Editor } from './editor.ts';

export interface State {
  total: number;
  complete: boolean;
  findings: Finding[];
}

interface Finding {
  type: string;
  title: string;
  locale: string;
  detail?: string;
  path: string;
}

/** What the admin's page on the state of the content is told: the administrator's, or another's. */
export async function stateOf(check: string, reader?: Editor): Promise<State> {
  const who = reader ?? (await Editor.signIn());
  const { status, body } = await who.send<{ data: State }>('GET', `content-state/${check}`);
  expect(status).toBe(200);
  return body.data;
}
