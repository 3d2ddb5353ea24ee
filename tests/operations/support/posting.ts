import { expect } from 'vitest';
import { postJson } from '../../faults/support/posting.ts';
import type { Installation } from './installation.ts';

/** What a visitor is told whose message was taken. */
export async function acceptedPost({ siteUrl }: Installation): Promise<string> {
  const { status, reference } = await postJson(siteUrl);
  expect(status).toBe(200);
  return reference ?? '';
}
