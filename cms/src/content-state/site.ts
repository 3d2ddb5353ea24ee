const TIMEOUT_MS = 5000;
const GONE = [404, 410];
/** Enough for any site; a bound for the one that is not. */
const REMEMBERED = 5000;

export class SiteUnreachable extends Error {
  override readonly name = 'SiteUnreachable';
}

/** The site as its visitors reach it: the only one who knows which addresses answer. */
export class Site {
  private readonly dead = new Map<string, boolean>();

  constructor(private readonly url: string) {}

  /** Dead is what the site says is not there; an address in trouble is not dead. */
  async isDead(path: string): Promise<boolean> {
    const known = this.dead.get(path);
    if (known !== undefined) return known;

    const isDead = GONE.includes(await this.statusOf(path));
    if (this.dead.size >= REMEMBERED) this.dead.clear();
    this.dead.set(path, isDead);
    return isDead;
  }

  private async statusOf(path: string): Promise<number> {
    try {
      const response = await fetch(new URL(path, this.url), {
        method: 'HEAD',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return response.status;
    } catch (error) {
      throw new SiteUnreachable(`${this.url} does not answer.`, { cause: error });
    }
  }
}
