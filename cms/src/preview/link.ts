import { createHmac } from 'node:crypto';

import { environment } from '../environment';
import { DEFAULT_LOCALE } from '../locales';
import { hasPage, modelOf } from './types-with-page';

const VALID_FOR_SECONDS = 60 * 60;

interface Asked {
  documentId?: string;
  locale?: string | null;
  /** What the admin calls the version on screen: `draft`, `modified` or `published`. */
  status?: string;
}

/**
 * An address of the site that shows one version of one entry for an hour. It names the document,
 * not the page's address: the admin keeps a link while the editor changes the slug.
 */
function linkTo(uid: string, { documentId = '', locale, status }: Asked): string {
  const query = new URLSearchParams({
    type: modelOf(uid),
    document: documentId,
    locale: locale ?? DEFAULT_LOCALE,
    status: status === 'published' ? 'published' : 'draft',
    expires: String(Math.floor(Date.now() / 1000) + VALID_FOR_SECONDS),
  });
  const signature = createHmac('sha256', environment.secrets.PREVIEW_SECRET)
    .update(query.toString())
    .digest('base64url');
  query.set('signature', signature);
  return `${environment.siteUrl.replace(/\/$/, '')}/preview?${query}`;
}

/** Strapi asks for links on behalf of anyone who has signed in; drafts are for those who may read them. */
function mayRead(uid: string): boolean {
  const { userAbility } = strapi.requestContext.get()?.state ?? {};
  return Boolean(userAbility?.can('plugin::content-manager.explorer.read', uid));
}

/** Without a link the admin shows no preview button. */
export const previewLink = (uid: string, asked: Asked): string | undefined =>
  hasPage(uid) && mayRead(uid) ? linkTo(uid, asked) : undefined;
