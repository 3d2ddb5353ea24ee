import type { TestProject } from 'vitest/node';
import { freePort } from '../../../scripts/lib/ports.ts';
import { type ContentService, startContentService } from '../../contract/content-service.ts';

declare module 'vitest' {
  interface ProvidedContext {
    content: Omit<ContentService, 'stop'>;
    /** Where it announces what was published: the site of the test that runs. */
    sitePort: number;
  }
}

/** One content service for all; a test that changes its contents puts them back. */
export default async function setup(project: TestProject) {
  const sitePort = await freePort();
  const { stop, ...content } = await startContentService({
    siteUrl: `http://127.0.0.1:${sitePort}`,
  });
  project.provide('content', content);
  project.provide('sitePort', sitePort);
  return stop;
}
