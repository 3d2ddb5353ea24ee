import { describe, expect, it } from 'vitest';
import { serviceArt } from './service-art.ts';

describe('serviceArt', () => {
  it('knows a service by its French address, in both languages', () => {
    expect(serviceArt('/services/ecommerce', 'fr')).toMatchObject({
      artwork: 'basket',
      href: '/services/ecommerce',
    });
    expect(serviceArt('/services/services-conseils', 'en').href).toBe(
      '/en/services/services-advice',
    );
  });

  it('has a picture for what editors add, and no link to what does not exist', () => {
    expect(serviceArt('/services/nouveau', 'fr')).toEqual({
      artwork: 'compass',
      ink: 'kraft',
      href: undefined,
    });
    expect(serviceArt(undefined, 'fr').href).toBeUndefined();
  });
});
