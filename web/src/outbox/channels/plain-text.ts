/** Signs that could end a line or steer a display (categories Cc, Cf, Zl, Zp): a name holds none. */
const controls = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** A value on one line, for headers and headings. */
export const oneLine = (value: string): string => value.replace(controls, ' ').trim();

/** A value that keeps its paragraphs. */
export const manyLines = (value: string): string =>
  value
    .split('\n')
    .map((line) => line.replace(controls, ' ').trimEnd())
    .join('\n');
