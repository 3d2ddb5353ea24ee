import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const needed = { CONTENT_TOKEN: 'x'.repeat(20), HOOK_SECRET: 'y'.repeat(20) };

describe('the environment', () => {
  it('has sound defaults', () => {
    expect(readEnvironment(needed)).toMatchObject({
      port: 3000,
      siteUrl: 'http://localhost:3000',
      contentUrl: 'http://localhost:1337',
      mediaUrl: 'http://localhost:1337',
    });
  });

  it('reads an empty line as not set, and addresses without their last slash', () => {
    const env = readEnvironment({ ...needed, PORT: '', SITE_URL: 'https://salve.example/' });
    expect([env.port, env.siteUrl]).toEqual([3000, 'https://salve.example']);
  });

  it('lets the admin frame previews: at its own address, or where the site reads it', () => {
    const adminAt = (more: object) => readEnvironment({ ...needed, ...more }).adminOrigin;
    expect(adminAt({})).toBe('http://localhost:1337');
    expect(adminAt({ CONTENT_URL: 'http://cms:1337' })).toBe('http://cms:1337');
    expect(adminAt({ PUBLIC_URL: 'https://admin.example/cms/' })).toBe('https://admin.example');
  });

  it.each(['gtm-abc', 'GTM-', 'GTM-abc', 'GTM-A B', 'UA-123', ' GTM-A1'])(
    'refuses the container "%s" with the agreed sentence',
    (id) => {
      expect(() => readEnvironment({ ...needed, GTM_ID: id })).toThrow(
        new RegExp(`GTM-ID '${id}' is not valid\\.$`),
      );
    },
  );

  it('measures nothing without a container, and by the document’s defaults with one', () => {
    expect(readEnvironment(needed).analytics).toBeUndefined();
    expect(readEnvironment({ ...needed, GTM_ID: 'GTM-AB12' }).analytics).toEqual({
      id: 'GTM-AB12',
      baseUrl: 'https://www.googletagmanager.com',
      enabled: true,
      debug: false,
      loadScript: true,
      defer: false,
    });
  });

  it.each([
    ['PORT', '99999'],
    ['CONTENT_URL', 'localhost:1337'],
    ['CONTENT_URL', 'ftp://content.example'],
    ['CONTENT_TOKEN', 'short'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s when it is "%s"', (name, value) => {
    expect(() => readEnvironment({ ...needed, [name]: value })).toThrow(name);
  });
});
