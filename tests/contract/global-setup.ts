import type { TestProject } from 'vitest/node';
import { type ContentService, startContentService } from './content-service.ts';
import { tokenOf } from './editor.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    service: Omit<ContentService, 'stop'>;
    adminToken: string;
  }
}

/** Every contract test speaks to one seeded content service, on the database of CONTRACT_DATABASE. */
export default async function setup(project: TestProject) {
  const postgres = process.env.CONTRACT_DATABASE === 'postgres' ? await startPostgres() : undefined;
  try {
    const { stop, ...service } = await startContentService(
      postgres ? { databaseUrl: postgres.url } : {},
    );
    project.provide('service', service);
    project.provide('adminToken', await tokenOf(service));
    return async () => {
      await stop();
      await postgres?.stop();
    };
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}
