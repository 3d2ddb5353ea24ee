import type { Core } from '@strapi/strapi';

import { beforeAdminRoute } from './admin-route';
import { inLanguageOf } from './language';

/** The sign-in form shows what the service says as it is, and Strapi says it in English. */
const IN_FRENCH: Readonly<Record<string, string>> = {
  'Invalid credentials': 'L’adresse courriel ou le mot de passe est inexact.',
  'Too many requests, please try again later.': 'Trop d’essais. Réessayez dans cinq minutes.',
};

export function refuseInTheirLanguage(strapi: Core.Strapi): void {
  beforeAdminRoute(strapi, 'POST', '/login', async (ctx, next) => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof Error) {
        const { message } = error;
        error.message = inLanguageOf(ctx, { fr: IN_FRENCH[message] ?? message, en: message });
      }
      throw error;
    }
  });
}
