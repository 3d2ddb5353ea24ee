type Point = { x: number; y: number };

const steps: Record<string, number> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/** How far a key moves in a list that goes round; undefined for every other key. */
export function stepOfKey(key: string, current: number, count: number): number | undefined {
  if (key === 'Home') return -current;
  if (key === 'End') return count - 1 - current;
  return steps[key];
}

/** A finger that went sideways further than the threshold, and more sideways than up or down. */
export function stepOfSwipe(from: Point, to: Point, threshold: number): -1 | 1 | undefined {
  const across = to.x - from.x;
  const along = to.y - from.y;
  if (Math.abs(across) <= threshold || Math.abs(across) <= Math.abs(along)) return undefined;
  return across < 0 ? 1 : -1;
}
