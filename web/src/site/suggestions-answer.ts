/** What the server answers to a field that asks for suggestions: texts as they are shown and said. */
export interface SuggestionsAnswer {
  /** How many there are, for those who hear it. */
  readonly said: string;
  readonly suggestions: ReadonlyArray<{
    readonly address: string;
    readonly kind: string;
    readonly title: ReadonlyArray<{ readonly text: string; readonly marked: boolean }>;
  }>;
}
