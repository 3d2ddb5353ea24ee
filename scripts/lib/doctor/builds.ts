import { isCmsBuilt, isWebBuilt } from '../builds.ts';
import type { Settings } from '../settings.ts';
import { doubtful, type Finding, good } from './finding.ts';

export async function checkBuilds({ runsCms }: Pick<Settings, 'runsCms'>): Promise<Finding[]> {
  return [
    ofBuild('The site', await isWebBuilt()),
    ...(runsCms ? [ofBuild('The content service', await isCmsBuilt())] : []),
  ];
}

export const ofBuild = (name: string, isBuilt: boolean): Finding =>
  isBuilt
    ? good(`${name} is built from these sources.`)
    : doubtful(`${name} is not built from these sources: what runs is older. npm start builds it.`);
