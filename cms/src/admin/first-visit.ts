/**
 * Strapi keeps these choices in the browser and offers no other place for their defaults: French,
 * no tour for developers, no announcement of a media library that is not used here.
 */
const DEFAULTS: Readonly<Record<string, string>> = {
  'strapi-admin-language': 'fr',
  STRAPI_GUIDED_TOUR: JSON.stringify({ tours: {}, enabled: false, completedActions: [] }),
  'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_true:false': 'true',
};

export function rememberDefaults(): void {
  for (const [key, value] of Object.entries(DEFAULTS)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
}
