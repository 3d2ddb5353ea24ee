/** The same items in an order drawn at random (Fisher and Yates). */
export function shuffle<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const drawn = [...items];
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    const [a, b] = [drawn[last], drawn[chosen]];
    if (a === undefined || b === undefined) continue;
    drawn[last] = b;
    drawn[chosen] = a;
  }
  return drawn;
}
