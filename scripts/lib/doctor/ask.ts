/** How long a program may take that is well but busy. */
const limitMs = 10_000;

/** The answer, or undefined when nobody answers. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response | undefined> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(limitMs), ...init });
  } catch {
    return undefined;
  }
}

export const bearer = (token: string | undefined) => ({ Authorization: `Bearer ${token ?? ''}` });
