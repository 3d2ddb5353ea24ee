import type { Context } from './admin-route';

/** Of somebody who has not signed in yet: the admin says in which language it is shown. */
export function inLanguageOf<Text>(ctx: Context, texts: Record<'fr' | 'en', Text>): Text {
  return ctx.acceptsLanguages('fr', 'en') === 'en' ? texts.en : texts.fr;
}
