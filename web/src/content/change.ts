/** What the content service says has changed. */
export interface Change {
  /** Without one, anything may have changed. */
  readonly model?: string | undefined;
  readonly documentId?: string | undefined;
  readonly slug?: string | undefined;
  readonly locale?: string | undefined;
  /** File name of a picture that was changed or deleted. */
  readonly picture?: string | undefined;
  /** It was unpublished or deleted: nobody may see it any more. */
  readonly isWithdrawn?: boolean | undefined;
  /** It was corrected, and stands where it stood in every list that is not sorted by corrections. */
  readonly isInPlace?: boolean | undefined;
}

/** Nobody knows what: everything is asked again. */
export const anything: Change = {};
