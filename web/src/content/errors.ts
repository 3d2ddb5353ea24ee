/** The content service gave no usable answer and there is no earlier one to fall back on. */
export class ContentUnavailable extends Error {
  override readonly name: string = 'ContentUnavailable';
}

/** The content service answered clearly: there is no such entry. */
export class ContentMissing extends Error {
  override readonly name = 'ContentMissing';
}

/**
 * Secondary content may be missing without failing the page: the section is left out. The client
 * has already logged why.
 */
export async function optional<T>(content: Promise<T>): Promise<T | undefined> {
  try {
    return await content;
  } catch (error) {
    if (error instanceof ContentUnavailable || error instanceof ContentMissing) return undefined;
    throw error;
  }
}

/** A draft lacks something that its page cannot do without. */
export class DraftUnreadable extends ContentUnavailable {
  override readonly name: string = 'DraftUnreadable';
}
