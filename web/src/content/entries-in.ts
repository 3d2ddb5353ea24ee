/** Which entries an answer of the content service holds, related ones and pictures included. */
export interface HeldEntries {
  readonly ids: ReadonlySet<string>;
  /** Some carry no name of their own, as Strapi 4 answers: any change may be one of them. */
  readonly hasNameless: boolean;
  /** File names of pictures, those that stand in texts included. */
  readonly pictures?: ReadonlySet<string>;
}

const uploaded = /\/uploads\/([\w.-]+)/g;

export function entriesIn(answer: unknown): HeldEntries {
  const ids = new Set<string>();
  const pictures = new Set<string>();
  let hasNameless = false;
  const rest = [answer];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value === 'string' && value.includes('/uploads/')) {
      for (const [, name = ''] of value.matchAll(uploaded)) pictures.add(name);
    }
    if (typeof value !== 'object' || value === null) continue;
    if ('attributes' in value) {
      if ('documentId' in value && typeof value.documentId === 'string') ids.add(value.documentId);
      else hasNameless = true;
    }
    rest.push(...Object.values(value));
  }
  return { ids, hasNameless, pictures };
}
