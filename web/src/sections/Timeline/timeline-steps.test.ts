import { describe, expect, it } from 'vitest';
import { timelineSteps } from './timeline-steps.ts';

const step = (title: string, link?: string, locale: 'fr' | 'en' = 'fr') =>
  timelineSteps([{ title, link }], locale)[0];

describe('timelineSteps', () => {
  it('parts the name from what happens', () => {
    expect(step('Écouter\u00a0: le travail réel')).toMatchObject({
      title: 'Écouter',
      text: 'Le travail réel',
    });
    expect(step('Écouter')).toMatchObject({ title: 'Écouter', text: undefined });
  });

  it.each([
    ['#formation', 'fr', '#formation'],
    ['/services/ecommerce', 'fr', '/services/ecommerce'],
    ['/services/services-conseils', 'en', '/en/services/services-advice'],
    ['/en/services/services-advice', 'en', '/en/services/services-advice'],
    ['https://w3.org', 'fr', 'https://w3.org'],
    ['/nulle-part', 'fr', undefined],
  ] as const)('%s in %s leads to %s', (link, locale, href) => {
    expect(step('Pas', link, locale)?.href).toBe(href);
  });
});
