const sorted = (values: readonly number[]): number[] => {
  if (values.length === 0) throw new Error('Nothing was measured.');
  return [...values].sort((a, b) => a - b);
};

export function median(values: readonly number[]): number {
  const inOrder = sorted(values);
  const middle = (inOrder.length - 1) / 2;
  return ((inOrder[Math.floor(middle)] ?? 0) + (inOrder[Math.ceil(middle)] ?? 0)) / 2;
}

/** The smallest value that so many percent of all do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const inOrder = sorted(values);
  return inOrder[Math.ceil((percent / 100) * inOrder.length) - 1] ?? 0;
}
