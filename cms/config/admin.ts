import { environment } from '../src/environment';

const { secrets } = environment;

export default {
  auth: { secret: secrets.ADMIN_JWT_SECRET },
  apiToken: { salt: secrets.API_TOKEN_SALT },
  secrets: { encryptionKey: secrets.ENCRYPTION_KEY },
  transfer: { token: { salt: secrets.TRANSFER_TOKEN_SALT } },
  ai: { enabled: false },
  flags: { nps: false, promoteEE: false },
};
