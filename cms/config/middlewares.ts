import { environment } from '../src/environment';
import { MAX_BYTES } from '../src/uploads/limits';

const { isPublicOverTls, s3, siteUrl } = environment;
/** The media library shows pictures where they are stored. */
const storage = s3?.baseUrl ?? s3?.endpoint;
const pictures = storage ? ` ${new URL(storage).origin}` : s3 ? ' https:' : '';

/** As texts: Strapi would complete lists with its own entries. */
const adminPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'script-src-attr': "'none'",
  // The admin writes its styles while it runs.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': `'self' data: blob:${pictures}`,
  'media-src': `'self' data: blob:${pictures}`,
  'font-src': "'self' data:",
  // « Depuis une URL » fetches a picture in the editor's browser.
  'connect-src': `'self' https:${pictures}`,
  'frame-src': new URL(siteUrl).origin,
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'frame-ancestors': "'none'",
};

export default [
  'global::request-log',
  'strapi::errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: { useDefaults: false, directives: adminPolicy },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'same-origin' },
      frameguard: { action: 'deny' },
      hsts: isPublicOverTls && { maxAge: 63_072_000, includeSubDomains: false },
    },
  },
  'global::answer-headers',
  'global::own-origin',
  // After the headers, which its answers carry too. Its link is a secret: the log above has no query.
  'global::first-administrator-link',
  // The admin is on this origin, and the site asks from its server: nobody else reads an answer.
  { name: 'strapi::cors', config: { origin: [], credentials: false } },
  'strapi::query',
  { name: 'strapi::body', config: { formidable: { maxFileSize: MAX_BYTES } } },
  {
    name: 'strapi::session',
    config: { secure: isPublicOverTls, httpOnly: true, sameSite: 'strict' },
  },
  { name: 'strapi::favicon', config: { path: 'favicon.ico' } },
  'strapi::public',
];
