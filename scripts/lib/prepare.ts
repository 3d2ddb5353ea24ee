import { ensureCmsBuilt, ensureCmsCompiled, ensureWebBuilt } from './builds.ts';
import { ensureCmsInstalled } from './cms-install.ts';
import { requireSqlite } from './native-modules.ts';
import { requireNodeVersion } from './node-version.ts';
import { requireFreePort } from './ports.ts';
import type { Progress } from './progress.ts';
import { type Contents, ensureSeeded } from './seeding.ts';
import { cmsEnv, type Settings } from './settings.ts';

/** Cheap checks first: nobody should wait for an installation to hear that a port is taken. */
export async function checkMachine(settings: Settings) {
  await requireNodeVersion();
  if (!settings.env.DATABASE_URL) await requireSqlite();
  await requireFreePort(settings.sitePort, 'the site', 'PORT');
  if (settings.runsCms) {
    await requireFreePort(settings.cmsPort, 'the content service', 'CMS_PORT');
  }
}

/** Side by side: the site is built while the content service is installed, the database filled while the admin is built. */
export async function prepareForProduction(
  settings: Settings,
  progress: Progress,
  contents?: Contents,
) {
  if (!settings.runsCms) return ensureWebBuilt(progress);
  const content = async () => {
    await ensureCmsInstalled(progress);
    await ensureCmsBuilt(progress, cmsEnv(settings), () =>
      ensureSeeded(settings, progress, contents),
    );
  };
  await Promise.all([ensureWebBuilt(progress), content()]);
}

/** With hot reload both programs build for themselves; only the seed needs something compiled. */
export async function prepareForDevelopment(settings: Settings, progress: Progress) {
  if (!settings.runsCms) return;
  await ensureCmsInstalled(progress);
  await ensureCmsCompiled(progress);
  await ensureSeeded(settings, progress, undefined);
}
