/** The content service's own name for it. */
export const permissions = [{ action: 'api::content-state.read', subject: null }];
