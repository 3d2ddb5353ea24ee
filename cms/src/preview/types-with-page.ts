/** Types whose entries are pages of the site. A contract test compares them with the site's routes. */
const TYPES_WITH_PAGE: ReadonlySet<string> = new Set([
  'api::a-propos.a-propos',
  'api::accessibilite-site.accessibilite-site',
  'api::accessibilite-web-numerique.accessibilite-web-numerique',
  'api::accueil.accueil',
  'api::blogue.blogue',
  'api::blogues-accueil.blogues-accueil',
  'api::carriere.carriere',
  'api::contact.contact',
  'api::design-numerique.design-numerique',
  'api::developpement-web-mobile.developpement-web-mobile',
  'api::ecommerce.ecommerce',
  'api::etude.etude',
  'api::etudes-accueil.etudes-accueil',
  'api::merci.merci',
  'api::nos-services.nos-services',
  'api::nouvelle.nouvelle',
  'api::nouvelles-accueil.nouvelles-accueil',
  'api::page-service.page-service',
  'api::politique-confidentialite.politique-confidentialite',
  'api::poste.poste',
  'api::procedure.procedure',
  'api::securite.securite',
  'api::services-conseils.services-conseils',
  'api::studio-numerique.studio-numerique',
  'api::termes.termes',
  'api::transformation-numerique.transformation-numerique',
]);

export const hasPage = (uid: string): boolean => TYPES_WITH_PAGE.has(uid);

/** The name of a type that the site knows: `nouvelle` for `api::nouvelle.nouvelle`. */
export const modelOf = (uid: string): string => uid.split('.').at(-1) ?? uid;
