import { alternative } from './checks/alternative';
import { description } from './checks/description';
import { links } from './checks/links';
import { outdated } from './checks/outdated';
import { schedule } from './checks/schedule';
import { searches } from './checks/searches';
import { unshown } from './checks/unshown';
import { untranslated } from './checks/untranslated';
import type { Check, CheckName, Finding, Scope } from './finding';
import { SiteUnreachable } from './site';

const CHECK_OF: Readonly<Record<CheckName, Check>> = {
  untranslated,
  outdated,
  description,
  alternative,
  links,
  schedule,
  unshown,
  searches,
};

export interface Outcome {
  total: number;
  /** False when the site, which alone knows its addresses, did not answer. */
  complete: boolean;
}

/** Makes one check and hands over what it finds as it is found. */
export async function runCheck(
  name: CheckName,
  scope: Scope,
  take: (finding: Finding) => void,
): Promise<Outcome> {
  let total = 0;
  try {
    for await (const finding of CHECK_OF[name](scope)) {
      total += 1;
      take(finding);
    }
    return { total, complete: true };
  } catch (error) {
    if (!(error instanceof SiteUnreachable)) throw error;
    return { total, complete: false };
  }
}
