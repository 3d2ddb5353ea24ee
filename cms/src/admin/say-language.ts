/**
 * Who signs in has told nobody their language yet, and the service's refusals are shown as they come.
 * So each question says in which language the admin is shown, not in which the browser is.
 */
export function sayLanguage(): void {
  const send = window.fetch;
  window.fetch = (input, init = {}) => {
    const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : {}));
    const language = localStorage.getItem('strapi-admin-language');
    if (language && !headers.has('Accept-Language')) headers.set('Accept-Language', language);
    return send(input, { ...init, headers });
  };
}
