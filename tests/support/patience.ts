/**
 * How long a test waits for what must come: an answer, a start, a delivery. It costs nothing while
 * all is well, and a busy machine is no defect. How fast things are is the benchmarks' matter.
 */
export const patienceMs = 180_000;

/** In a browser a test asks many small questions, each of a page that is there already. */
export const browserPatienceMs = 60_000;

/** A test may wait several times. */
export const testLimitMs = 2 * patienceMs;
