import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { environment } from '../src/environment';

const { mailFrom, publicDir, s3, secrets, smtpUrl } = environment;

function uploadProvider() {
  if (!s3) {
    mkdirSync(join(publicDir, 'uploads'), { recursive: true });
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
      breakpoints: { large: 1000, medium: 750, small: 500 },
    },
  },
};
