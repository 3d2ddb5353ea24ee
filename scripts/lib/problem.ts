/**
 * Something the person at the keyboard can act on. It is shown as a sentence, followed by the
 * detail (a log's last lines, a list), and never with a stack trace.
 */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    sentence: string,
    readonly detail = '',
  ) {
    super(sentence);
  }
}
