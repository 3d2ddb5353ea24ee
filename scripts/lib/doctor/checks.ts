import { checkBackups } from './backups.ts';
import { checkBuilds } from './builds.ts';
import { checkChannels } from './channels.ts';
import { checkContentService } from './content-service.ts';
import { checkDataDir } from './data-dir.ts';
import { checkDatabases } from './databases.ts';
import { checkDeliveries } from './deliveries.ts';
import type { Check } from './finding.ts';
import { checkNode } from './node.ts';
import { checkPackages } from './packages.ts';
import { checkSecrets } from './secrets.ts';
import { checkSettingNames } from './setting-names.ts';
import { checkSettingValues } from './setting-values.ts';
import { checkSignIn } from './sign-in.ts';
import { checkSite } from './site.ts';

/** Causes before their consequences: who reads from the top mends the right thing first. */
export const checks: readonly Check[] = [
  () => checkNode(),
  checkPackages,
  checkSettingNames,
  checkSettingValues,
  checkSecrets,
  checkDataDir,
  checkDatabases,
  checkContentService,
  checkSignIn,
  checkSite,
  checkChannels,
  checkDeliveries,
  checkBuilds,
  () => checkBackups(),
];
