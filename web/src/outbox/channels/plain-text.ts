/** Signs that could end a line or steer a display; a name may hold none of them. */
const controls = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

/** A value on one line, for headers and headings. */
export const oneLine = (value: string): string => value.replace(controls, ' ').trim();

/** A value that keeps its paragraphs. */
export const manyLines = (value: string): string =>
  value
    .split('\n')
    .map((line) => line.replace(controls, ' ').trimEnd())
    .join('\n');
