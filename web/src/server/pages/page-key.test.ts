import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

const keyOf = (path: string) => pageKey(new URL(path, 'https://salve.example'));

describe('the name of a stored page', () => {
  it('is the same whatever the order of the query', () => {
    expect(keyOf('/nouvelles?tag=a&page=2')).toBe(keyOf('/nouvelles?page=2&tag=a'));
  });

  it('keeps the languages of one path apart', () => {
    expect(keyOf('/services?lang=en')).not.toBe(keyOf('/services'));
  });

  it('is refused to queries that could be varied without end', () => {
    expect(keyOf('/blogues?q=marée')).toBeUndefined();
    expect(keyOf('/?utm_source=x')).toBeUndefined();
    expect(keyOf(`/nouvelles?tag=${'x'.repeat(400)}`)).toBeUndefined();
  });
});
