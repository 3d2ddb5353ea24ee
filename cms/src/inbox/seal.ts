import type { Core } from '@strapi/strapi';

import { checkerOfRequest } from '../roles/checker-of-request';
import { altersMessage } from './alteration';
import { noteChanges } from './journal';
import { JOURNAL_SEALED, NOT_CREATED, NOT_DELETED, notTheirs, refused, SEALED } from './refusals';
import { FORMS_KEY_NAME } from './token';
import { CHANGE, INBOX_TYPES, isInboxType } from './types';

const refuse = (sentence: string) => () => {
  throw refused(sentence);
};

/**
 * What visitors sent is evidence. This stands below the document service, where every change made
 * with Strapi's own means arrives, whichever route, plugin or bulk action it comes from. Retention
 * alone goes round it.
 */
export function sealMessages(strapi: Core.Strapi): void {
  const refuseByHand = ({ model }: { model: { uid: string } }) => {
    if (!isInboxType(model.uid)) return;
    // An administrator can make API keys: none of them files a message but the site's own.
    const key: unknown = strapi.requestContext.get()?.state.auth?.credentials?.name;
    const isForeignKey = key !== undefined && key !== FORMS_KEY_NAME;
    if (isForeignKey || checkerOfRequest(strapi, model.uid)) throw refused(NOT_CREATED);
  };
  strapi.db.lifecycles.subscribe({
    models: [...INBOX_TYPES],
    beforeCreate: refuseByHand,
    beforeCreateMany: refuseByHand,
    async beforeUpdate({ model, params }) {
      const { uid } = model;
      if (!isInboxType(uid)) return;
      // A change and its note in the journal come together or not at all.
      if (!strapi.db.inTransaction()) throw refused(SEALED);

      const stored = await strapi.db.query(uid).findOne({ where: params.where });
      if (!stored) return;
      const asked = params.data ?? {};
      if (altersMessage(strapi.contentType(uid), stored, asked)) throw refused(SEALED);
      const account = strapi.requestContext.get()?.state.user;
      if (!account || checkerOfRequest(strapi, uid)?.cannot.update() !== false) {
        throw refused(notTheirs(uid));
      }
      await noteChanges(strapi, uid, { stored, asked, account });
    },
    beforeUpdateMany: refuse(SEALED),
    beforeDelete: refuse(NOT_DELETED),
    beforeDeleteMany: refuse(NOT_DELETED),
  });
  strapi.db.lifecycles.subscribe({
    models: [CHANGE],
    beforeUpdate: refuse(JOURNAL_SEALED),
    beforeUpdateMany: refuse(JOURNAL_SEALED),
    beforeDelete: refuse(JOURNAL_SEALED),
    beforeDeleteMany: refuse(JOURNAL_SEALED),
  });
  strapi.documents.use(async ({ uid, action }, next) => {
    if (!isInboxType(uid) || action !== 'update') return next();
    return strapi.db.transaction(async () => next());
  });
}
