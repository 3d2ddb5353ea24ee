/**
 * What clients, candidates, civil servants and people with a complaint type, and the addresses that
 * answer it. Written from the sample content, in the words of who asks rather than of the pages.
 */
export interface SearchQuestion {
  readonly typed: string;
  /** Any of these is an answer. */
  readonly answers: readonly string[];
}

const ask = (typed: string, ...answers: string[]): SearchQuestion => ({ typed, answers });

export const frenchQuestions: readonly SearchQuestion[] = [
  // What the blog's search did not find.
  ask(
    'Loi 25',
    '/blogue/loi-25-sept-questions-site-web',
    '/nouvelle/loi-25-portabilite-neuf-questions',
  ),
  ask('200 Ko', '/blogue/page-200-ko-budget-performance'),
  ask('200ko', '/blogue/page-200-ko-budget-performance'),
  ask('panier paiement', '/blogue/formulaire-paiement-panier-abandonne'),
  ask('QUEBEC accents', '/blogue/details-interface-quebec-accents'),
  ask('systeme de design', '/blogue/systeme-de-design-conversation'),
  ask('gadget ecran', '/blogue/surcouches-accessibilite-gadget'),
  // Clients
  ask('accessibilité', '/services/accessibilite-web-numerique'),
  ask('accessibilite web', '/services/accessibilite-web-numerique'),
  ask('acessibilité', '/services/accessibilite-web-numerique'),
  ask(
    'sites accessibles',
    '/services/accessibilite-web-numerique',
    '/accessibilite-site',
    '/blogue/surcouches-accessibilite-gadget',
  ),
  ask('e-commerce', '/services/ecommerce'),
  ask('commerce electronique', '/services/ecommerce'),
  ask(
    'boutique en ligne',
    '/services/ecommerce',
    '/nos-realisations/marche-de-la-halle-bleue-boutique-en-ligne',
  ),
  ask('application mobile', '/services/developpement-web-et-mobile'),
  ask('développer un site web', '/services/developpement-web-et-mobile'),
  ask('expérience utilisateur', '/services/design-experience-utilisateur'),
  ask(
    'audit d’accessibilité',
    '/services/accessibilite-web-numerique/audit-et-validation',
    '/nouvelle/coulisses-audit-accessibilite',
  ),
  ask(
    'formation accessibilité',
    '/services/accessibilite-web-numerique/formation-accessibilite-web-appliquee',
  ),
  ask(
    'cours de 15 heures',
    '/services/accessibilite-web-numerique/formation-accessibilite-web-appliquee',
  ),
  ask('transformation numérique', '/services/transformation-numerique'),
  ask('gouvernance des données', '/services/services-conseils/gestion-des-donnees'),
  ask('tableaux de bord', '/services/services-conseils/valorisation-des-donnees'),
  ask('billetterie musée', '/nos-realisations/musee-des-marees-billetterie-accessible'),
  ask('rendez vous hopital', '/nos-realisations/cap-aux-ormes-portail-rendez-vous'),
  ask('horaire autobus temps réel', '/nos-realisations/translittoral-application-temps-reel'),
  ask('vos clients', '/nos-realisations'),
  ask('numéro de téléphone', '/contact'),
  ask('où sont vos bureaux', '/contact'),
  ask('intelligence artificielle', '/blogue/ia-agence-ce-qu-on-confie'),
  // Civil servants
  ask(
    'SGQRI 008',
    '/services/accessibilite-web-numerique/normes-et-legislation',
    '/accessibilite-site',
  ),
  ask(
    'wcag 2.2',
    '/services/accessibilite-web-numerique/normes-et-legislation',
    '/accessibilite-site',
  ),
  ask('appel d’offres', '/blogue/appels-d-offres-numeriques-acheter-des-resultats'),
  ask('iso9001', '/nouvelle/iso-9001-certification-renouvelee'),
  ask('données ouvertes', '/nos-realisations/port-levrier-donnees-ouvertes'),
  ask('déclaration d’accessibilité du site', '/accessibilite-site'),
  // Candidates
  ask('emplois', '/carriere'),
  ask('carrières', '/carriere'),
  ask('postes ouverts', '/carriere', '/nouvelle/cinq-postes-automne-2026'),
  ask('salaire développeur', '/carriere/developpeuse-ou-developpeur-frontal'),
  ask('designer ux', '/carriere/designer-ux'),
  ask('chargé de projet', '/carriere/chargee-ou-charge-de-projet-numerique'),
  ask('stage', '/nouvelle/quatre-stagiaires-college-montferrat'),
  ask('télétravail', '/nouvelle/choisir-son-bureau-teletravail'),
  ask('assurances et vacances', '/carriere'),
  // People with a complaint
  ask('porter plainte', '/securite/plainte', '/securite/processus-demande-acces-renseignements'),
  ask('plaintes', '/securite/plainte', '/securite/processus-demande-acces-renseignements'),
  ask('confidentialité', '/securite/politique-confidentialite'),
  ask('témoins cookies', '/securite/politique-confidentialite'),
  ask(
    'supprimer mes renseignements personnels',
    '/securite/procedure-desindexation-suppression-renseignements',
    '/securite/procedure-conservation-destruction-anonymisation-renseignements',
  ),
  ask('accès à mes renseignements', '/securite/processus-demande-acces-renseignements'),
  ask(
    'combien de temps gardez-vous mes données',
    '/securite/procedure-conservation-destruction-anonymisation-renseignements',
    '/securite/politique-confidentialite',
  ),
  ask('incident de confidentialité', '/securite/procedure-gestion-incidents-confidentialite'),
  ask('conditions d’utilisation', '/termes'),
  // People
  ask('Nadia Benkirane', '/a-propos#nadia-benkirane'),
  ask('ibrahima sow', '/a-propos#ibrahima-sow'),
];

export const englishQuestions: readonly SearchQuestion[] = [
  ask('accessibility', '/en/services/web-accessibility'),
  ask('accesibility', '/en/services/web-accessibility'),
  ask(
    'accessible website',
    '/en/services/web-accessibility',
    '/en/accessibility-site',
    '/en/blog/accessibility-overlays-widget',
  ),
  ask('AI', '/en/blog/ai-at-the-agency'),
  ask('200 kb', '/en/blog/200-kb-page-performance-budget'),
  ask('performance budget', '/en/blog/200-kb-page-performance-budget'),
  ask('Quebec bilingual', '/en/blog/bilingual-from-day-one'),
  ask('abandoned carts', '/en/blog/checkout-form-abandoned-cart'),
  ask('design systems', '/en/blog/design-system-conversation'),
  ask('plain language', '/en/blog/plain-language-is-a-feature'),
  ask('app or web site', '/en/blog/app-or-website-six-questions'),
  ask('overlays', '/en/blog/accessibility-overlays-widget'),
  ask('e-commerce', '/en/services/ecommerce'),
  ask('ecommerce', '/en/services/ecommerce'),
  ask(
    'online store',
    '/en/services/ecommerce',
    '/en/case-studies/marche-de-la-halle-bleue-online-store',
  ),
  ask('mobile app development', '/en/services/web-and-app-development'),
  ask('build a website', '/en/services/web-and-app-development'),
  ask('user experience', '/en/services/user-design-experience'),
  ask('accessibility audits', '/en/services/web-accessibility/audit-and-validation'),
  ask('training course', '/en/services/web-accessibility/applied-web-accessibility-training'),
  ask('digital transformation', '/en/services/numerical-transformation'),
  ask('data governance', '/en/services/services-advice/data-management'),
  ask('dashboards', '/en/services/services-advice/data-valorisation'),
  ask('museum tickets', '/en/case-studies/musee-des-marees-accessible-ticketing'),
  ask('hospital appointment', '/en/case-studies/cap-aux-ormes-appointment-portal'),
  ask('bus app', '/en/case-studies/translittoral-real-time-app'),
  ask('library catalog', '/en/case-studies/pages-rives-libraries-shared-catalogue'),
  ask(
    'WCAG 2.2',
    '/en/services/web-accessibility/standards-and-legislation',
    '/en/accessibility-site',
  ),
  ask(
    'sgqri',
    '/en/services/web-accessibility/standards-and-legislation',
    '/en/accessibility-site',
  ),
  ask('jobs', '/en/career'),
  ask('careers', '/en/career'),
  ask('are you hiring?', '/en/career'),
  ask('employee benefits', '/en/career'),
  ask('phone number', '/en/contact'),
  ask('office address', '/en/contact'),
  ask(
    'file a complaint',
    '/en/security/complaint',
    '/en/securite/access-information-request-process',
  ),
  ask('privacy policy', '/en/securite/confidentiality-agreement'),
  ask('cookies', '/en/securite/confidentiality-agreement'),
  ask(
    'delete my personal information',
    '/en/securite/de-indexing-deletion-process',
    '/en/securite/data-retention-destruction-anonymisation-process',
  ),
  ask(
    'how long do you keep my data',
    '/en/securite/data-retention-destruction-anonymisation-process',
    '/en/securite/confidentiality-agreement',
  ),
  ask('request access to my information', '/en/securite/access-information-request-process'),
  ask(
    'data breach',
    '/en/securite/incident-management-process',
    '/en/services/services-advice/information-security',
  ),
  ask('terms of use', '/en/terms'),
  ask('who founded the agency', '/en/about'),
  ask('Widlene Celestin', '/en/about#widlene-celestin'),
];
