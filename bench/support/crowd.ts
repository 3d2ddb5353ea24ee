const atOnce = 4;

/** Fetches each once, a few at a time, and reads it whole. */
export async function visitAll(
  urls: readonly string[],
  onProgress: (done: number) => void = () => {},
): Promise<void> {
  const waiting = [...urls];
  let done = 0;
  const visitor = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const response = await fetch(url);
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
}
