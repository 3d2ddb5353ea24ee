/** Redirects that editors write. */
export const REDIRECT = 'api::redirection.redirection';

/** Addresses that entries had before their slug was changed; kept by the service itself. */
export const FORMER_ADDRESS = 'api::ancienne-adresse.ancienne-adresse';

export const REDIRECT_TYPES: readonly string[] = [REDIRECT, FORMER_ADDRESS];
