/** Does something with each, a few at once. The first that fails ends it. */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const item of left) await work(item);
  });
  await Promise.all(workers);
}
