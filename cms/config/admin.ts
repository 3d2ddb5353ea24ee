import { environment } from '../src/environment';

const { publicUrl, secrets } = environment;

export default {
  auth: {
    secret: secrets.ADMIN_JWT_SECRET,
    // In production Strapi insists on a secure cookie, which a plain http address refuses.
    cookie: { secure: publicUrl?.startsWith('https://') ?? false },
  },
  apiToken: { salt: secrets.API_TOKEN_SALT },
  secrets: { encryptionKey: secrets.ENCRYPTION_KEY },
  transfer: { token: { salt: secrets.TRANSFER_TOKEN_SALT } },
  ai: { enabled: false },
  flags: { nps: false, promoteEE: false },
};
