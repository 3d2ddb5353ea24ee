/** The site fetches no larger original (web/src/server/media). */
export const MAX_BYTES = 20 * 1024 * 1024;

/** All frames of an animation together. The largest photograph of a good camera is below it. */
export const MAX_PIXELS = 40_000_000;

export const MAX_DRAWING_BYTES = 1024 * 1024;

/** Shapes, groups and words of a drawing: more takes seconds to read, and to draw for every visitor. */
export const MAX_DRAWING_PARTS = 10_000;
