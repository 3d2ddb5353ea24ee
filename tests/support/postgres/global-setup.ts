import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../contract/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a server for all: who stores something makes a database there. */
    postgresUrl: string;
  }
}

/** For stages in which no test needs a whole server. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
