import { requireNodeVersion } from '../node-version.ts';
import { Problem } from '../problem.ts';
import { type Finding, good, wrong } from './finding.ts';

export async function checkNode(version = process.versions.node): Promise<Finding[]> {
  try {
    await requireNodeVersion(version);
    return [good(`Node ${version} is new enough.`)];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [wrong(error.message)];
  }
}
