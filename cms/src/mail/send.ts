import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { environment } from '../environment';
import { beforeAdminRoute } from '../sign-in/admin-route';
import type { Letter, TranslatedLetter } from './letters';

const EMAIL = 'plugin::email.email';

/** Translated in the admin, which knows this sentence by its words. */
const NO_SERVER = 'No mail can be sent: the content service has no SMTP_URL.';

interface EmailService {
  sendTemplatedEmail(
    options: { to: string },
    letter: Letter | TranslatedLetter,
    data: object,
  ): Promise<unknown>;
}

export const emailOf = (strapi: Core.Strapi): EmailService =>
  strapi.service(EMAIL) as unknown as EmailService;

/** Strapi has one template for everybody; a letter is written in the language of its account. */
export function writeInTheirLanguage(strapi: Core.Strapi): void {
  strapi.get('services').extend(
    EMAIL,
    (service: EmailService): EmailService => ({
      ...service,
      async sendTemplatedEmail(options, letter, data) {
        const theirs = await translated(strapi, options.to, letter);
        return service.sendTemplatedEmail(options, theirs, data);
      },
    }),
  );
}

async function translated(
  strapi: Core.Strapi,
  email: string,
  letter: Letter | TranslatedLetter,
): Promise<Letter> {
  if (!('translations' in letter)) return letter;
  const account = await strapi.db.query('admin::user').findOne({ where: { email } });
  return account?.preferedLanguage === 'en' ? letter.translations.en : letter;
}

/** Left alone, Strapi would pretend to send, or knock at the receivers' servers itself. */
export function refuseWithoutServer(strapi: Core.Strapi): void {
  if (environment.smtpUrl) return;
  beforeAdminRoute(strapi, 'POST', '/forgot-password', async () => {
    strapi.log.warn(`Somebody asked for a new password. ${NO_SERVER}`);
    throw new errors.ApplicationError(NO_SERVER);
  });
}

/** After Strapi has made its own: whatever else wants to send a letter hears the same. */
export function replaceProviderWithoutServer(strapi: Core.Strapi): void {
  if (environment.smtpUrl) return;
  strapi.plugin('email').provider = {
    async send() {
      throw new errors.ApplicationError(NO_SERVER);
    },
  };
}
