import { join, relative } from 'node:path';
import type { Member } from './crew.ts';
import { keepLinkFrom } from './first-administrator.ts';
import { logFile, prefixed } from './output.ts';
import { cmsDir, root, webDir } from './paths.ts';
import { cmsEnv, cmsHeap, frugalHeap, frugalMemory, type Settings, siteEnv } from './settings.ts';

export interface Programs {
  /** Stopped from the last to the first. */
  members: Member[];
  /** The link with which somebody becomes it, as long as there is none. */
  firstAdministrator(): string | undefined;
}

export function productionPrograms(settings: Settings): Programs {
  const site = logFile(settings, 'web');
  const members: Member[] = [
    {
      ...siteProgram(settings),
      file: process.execPath,
      args: [...frugalHeap, join(webDir, 'dist', 'server', 'entry.server.js')],
      env: siteEnv(settings),
      onLine: site.onLine,
      onRestart: sayRestart('The site', site.file),
      advice: `The whole log is ${relative(root, site.file)}; mend what it names and run npm start again.`,
    },
  ];
  if (!settings.runsCms) return { members, firstAdministrator: () => undefined };

  const cms = logFile(settings, 'cms');
  const { onLine, link } = keepLinkFrom(cms.onLine);
  members.unshift({
    ...cmsProgram(settings),
    file: process.execPath,
    args: [...cmsHeap, join(cmsDir, 'dist', 'src', 'start.js')],
    env: { ...frugalMemory, ...cmsEnv(settings) },
    onLine,
    onRestart: sayRestart('The content service', cms.file),
    advice: `The whole log is ${relative(root, cms.file)}; mend what it names and run npm start again.`,
  });
  return { members, firstAdministrator: link };
}

const sayRestart = (name: string, log: string) => (how: string, waitMs: number) => {
  process.stderr.write(
    `${name} ended ${how}. It alone is started again in ${waitMs / 1000} s; its log is ${relative(root, log)}.\n`,
  );
};

export function developmentPrograms(settings: Settings): Programs {
  const advice = 'Its output is above; mend what it names and run npm run dev again.';
  const members: Member[] = [
    {
      ...siteProgram(settings),
      file: 'npm',
      args: ['run', '--silent', 'dev'],
      env: { ...siteEnv(settings), NODE_ENV: 'development', ...colours() },
      onLine: prefixed('web', 'cyan'),
      advice,
    },
  ];
  if (!settings.runsCms) return { members, firstAdministrator: () => undefined };

  const { onLine, link } = keepLinkFrom(prefixed('cms', 'magenta'));
  members.unshift({
    ...cmsProgram(settings),
    file: join(cmsDir, 'node_modules', '.bin', 'strapi'),
    args: ['develop'],
    env: { ...cmsEnv(settings), NODE_ENV: 'development', ...colours() },
    onLine,
    advice,
  });
  return { members, firstAdministrator: link };
}

function siteProgram(settings: Settings) {
  return {
    name: 'the site',
    cwd: webDir,
    readyUrl: `http://localhost:${settings.sitePort}/readyz`,
    readyWithin: 60_000,
  };
}

function cmsProgram(settings: Settings) {
  return {
    name: 'the content service',
    cwd: cmsDir,
    readyUrl: `${settings.contentUrl}/_health`,
    // The first start creates every table, and development builds the admin too.
    readyWithin: 180_000,
  };
}

/** Programs that write into a pipe drop their colours unless told that a person reads along. */
function colours() {
  return process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
}
