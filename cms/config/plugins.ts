import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { environment } from '../src/environment';
import { MAX_BYTES } from '../src/uploads/limits';

const { mailFrom, publicDir, s3, secrets, smtpUrl } = environment;

function uploadProvider() {
  if (!s3) {
    mkdirSync(join(publicDir, 'uploads'), { recursive: true, mode: 0o700 });
    return {};
  }
  return {
    provider: 'aws-s3',
    providerOptions: {
      baseUrl: s3.baseUrl,
      s3Options: {
        credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
        region: s3.region,
        endpoint: s3.endpoint,
        forcePathStyle: Boolean(s3.endpoint),
        params: { Bucket: s3.bucket },
      },
    },
  };
}

export default {
  'users-permissions': { config: { jwtSecret: secrets.JWT_SECRET } },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: smtpUrl ? { url: smtpUrl } : {},
      settings: { defaultFrom: mailFrom, defaultReplyTo: mailFrom },
    },
  },
  upload: {
    config: {
      ...uploadProvider(),
      sizeLimit: MAX_BYTES,
      // What is taken is decided in src/uploads, which knows more than Strapi's list of types and
      // says it in French. Without any list Strapi complains in the log at every file.
      security: { deniedTypes: [] },
      // The site makes the sizes that it shows; the admin needs a thumbnail only.
      breakpoints: {},
    },
  },
};
