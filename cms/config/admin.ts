import { environment } from '../src/environment';
import { NEW_PASSWORD } from '../src/mail/letters';
import { previewLink } from '../src/preview/link';

const { isPublicOverTls, secrets, siteUrl } = environment;

export default {
  auth: {
    secret: secrets.ADMIN_JWT_SECRET,
    // In production Strapi insists on a secure cookie, which a plain http address refuses.
    cookie: { sameSite: 'strict', secure: isPublicOverTls },
  },
  forgotPassword: { from: environment.mailFrom, emailTemplate: NEW_PASSWORD },
  autoOpen: false,
  apiToken: { salt: secrets.API_TOKEN_SALT },
  secrets: { encryptionKey: secrets.ENCRYPTION_KEY },
  transfer: { token: { salt: secrets.TRANSFER_TOKEN_SALT } },
  preview: {
    enabled: true,
    config: { allowedOrigins: [new URL(siteUrl).origin], handler: previewLink },
  },
  ai: { enabled: false },
  flags: { nps: false, promoteEE: false },
};
