import { environment } from '../environment';
import { SiteUnreachable } from './site';

const TIMEOUT_MS = 5000;

/** What only the site knows, asked with the secret that the two share. */
export async function toldBySite<Told>(path: `/hooks/${string}`): Promise<Told> {
  try {
    const response = await fetch(new URL(path, environment.hooksUrl), {
      headers: { Authorization: `Bearer ${environment.secrets.HOOK_SECRET}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as Told;
  } catch (error) {
    throw new SiteUnreachable(`${environment.hooksUrl} does not answer.`, { cause: error });
  }
}
