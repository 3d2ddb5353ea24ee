import type { Settings } from '../settings.ts';

/** An installation in which nothing is wrong, for tests that spoil one thing of it. */
export function soundSettings({ env, ...changes }: Partial<Settings> = {}): Settings {
  return {
    dataDir: '/nowhere',
    sitePort: 3000,
    cmsPort: 1337,
    siteUrl: 'https://salve.example',
    contentUrl: 'http://localhost:1337',
    runsCms: true,
    ...changes,
    env: { ...soundSecrets, ...env },
  };
}

const soundSecrets = Object.fromEntries(
  [
    'APP_KEYS',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'JWT_SECRET',
    'ENCRYPTION_KEY',
    'CONTENT_TOKEN',
    'INBOX_TOKEN',
    'HOOK_SECRET',
    'PREVIEW_SECRET',
    'AUDIT_SALT',
  ].map((name, index) => [name, `${index}f00dfeed`.repeat(4)]),
);
