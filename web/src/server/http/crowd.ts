/** As many between two looks are a crowd; a look follows the other within a fraction of a second. */
const many = 20;

/**
 * Tells whether many have been answered since it was last asked. Pages that are ready keep nobody
 * waiting, but sending them takes the processor, which no work ahead of time shall share.
 */
export function createCrowdWatch(answered: () => number): () => boolean {
  let before = 0;
  return () => {
    const since = answered() - before;
    before += since;
    return since > many;
  };
}
