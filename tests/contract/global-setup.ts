import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type ContentService, startContentService } from './content-service.ts';
import { tokenOf } from './editor.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    service: Omit<ContentService, 'stop'>;
    adminToken: string;
    /** The file that what the service writes is kept in. */
    serviceLog: string;
  }
}

/** Every contract test speaks to one seeded content service, on the database of CONTRACT_DATABASE. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'salve-contract-'));
  const serviceLog = join(folder, 'service.log');
  const log = createWriteStream(serviceLog);
  const postgres = process.env.CONTRACT_DATABASE === 'postgres' ? await startPostgres() : undefined;
  const close = async () => {
    await postgres?.stop();
    log.end();
    await rm(folder, { recursive: true });
  };
  try {
    const { stop, ...service } = await startContentService({
      ...(postgres && { databaseUrl: postgres.url }),
      onLine: (line) => log.write(`${line}\n`),
    });
    project.provide('service', service);
    project.provide('adminToken', await tokenOf(service));
    project.provide('serviceLog', serviceLog);
    return async () => {
      await stop();
      await close();
    };
  } catch (error) {
    await close();
    throw error;
  }
}
