import { sql } from 'kysely';
import { inject } from 'vitest';
import { freePort } from '../../../scripts/lib/ports.ts';
import { openPostOffice } from '../../../web/src/outbox/channels/test-post-office.ts';
import { openDatabase } from '../../../web/src/outbox/database.ts';
import { type Site, startSite } from '../../browser/support/site.ts';
import { type ContentService, startContentService } from '../../contract/content-service.ts';
import { startNginx } from '../../support/nginx.ts';
import { newDatabase } from '../../support/postgres/new-database.ts';

export interface Cluster {
  readonly content: ContentService;
  readonly nodes: [Site, Site];
  /** Where visitors come in: nginx. */
  readonly url: string;
  readonly letters: readonly { readonly raw: string }[];
  /** Starts the first node again where it was. */
  restartFirst(): Promise<void>;
  /** All that is stored, read past the site. */
  stored(): Promise<{ reference: string; idempotency_key: string; suspicion: string | null }[]>;
  undelivered(): Promise<number>;
  /** References in the content service's inbox. */
  inbox(): Promise<string[]>;
  close(): Promise<void>;
}

/** As in service: nginx, two nodes of the site, the content service, one PostgreSQL for all. */
export async function startCluster(): Promise<Cluster> {
  const closing: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const databaseUrl = await newDatabase(inject('postgresUrl'));
    const post = await openPostOffice();
    closing.push(post.close);
    const [port, firstPort, secondPort] = [await freePort(), await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const content = await startContentService({
      databaseUrl,
      // It announces a publish several times; through nginx both nodes might hear of it by chance.
      siteUrl: `http://127.0.0.1:${firstPort}`,
    });
    closing.push(content.stop);

    const startNode = (port: number) =>
      startSite({
        content,
        port,
        env: {
          SITE_URL: url,
          DATABASE_URL: databaseUrl,
          TRUST_PROXY: 'true',
          INBOX_TOKEN: content.inboxToken,
          SMTP_URL: post.url,
          CONTACT_TO: 'contact@salve.example',
          COMPLAINT_TO: 'privacy@salve.example',
        },
      });
    // At the same moment: both find an empty outbox.
    const nodes = await Promise.all([startNode(firstPort), startNode(secondPort)]);
    closing.push(async () => void (await Promise.all(nodes.map((node) => node.stop()))));
    const nginx = await startNginx({ sites: [nodes[0].url, nodes[1].url], port });
    closing.push(nginx.stop);

    const outbox = await openDatabase({ databaseUrl, dataFolder: '' });
    closing.push(() => outbox.db.destroy());
    return {
      content,
      nodes,
      url,
      letters: post.letters,
      async restartFirst() {
        await nodes[0].stop();
        nodes[0] = await startNode(firstPort);
      },
      stored: () =>
        outbox.db
          .selectFrom('submission')
          .select(['reference', 'idempotency_key', 'suspicion'])
          .execute(),
      async undelivered() {
        const rows = await outbox.db
          .selectFrom('delivery')
          .select('id')
          .where('state', '!=', 'sent')
          .execute();
        return rows.length;
      },
      async inbox() {
        const { rows } = await sql<{ reference: string }>`
          select reference from demandes_contact`.execute(outbox.db);
        return rows.map(({ reference }) => reference);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
