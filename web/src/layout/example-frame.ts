import { navigationFor } from '../site/navigation.ts';
import type { Frame } from './frame.ts';

/** A frame as the server makes it, for tests. */
export const exampleFrame = (changes: Partial<Frame> = {}): Frame => {
  const { locale = 'fr' } = changes;
  const english = locale === 'en';
  return {
    locale,
    path: english ? '/en/about' : '/a-propos',
    theme: undefined,
    navigation: navigationFor(locale),
    social: [
      { name: 'facebook', url: 'https://facebook.example/salve' },
      { name: 'LinkedIn', url: 'https://linkedin.example/company/salve' },
      { name: 'Mastodon', url: 'https://mastodon.example/@salve' },
    ],
    contact: {
      company: 'Salve inc.',
      email: 'info@salve.example',
      phone: '418 555-0142',
      address: '240, rue du Vieux-Gréement, bureau 300\nQuébec (Québec) G1K 0Z0',
    },
    contactIntro: { title: 'Dites-nous bonjour.', text: 'Une personne vous répond.' },
    footerText: 'Fait ici, par du monde, pour tout le monde.',
    isoLabel: 'Certifié ISO 9001:2015',
    year: 2031,
    languageSwitch: english
      ? { target: 'fr', href: '/a-propos?lang=fr' }
      : { target: 'en', href: '/en/about?lang=en' },
    breadcrumbs: [],
    metaNavigation: undefined,
    notice: undefined,
    footerContact: true,
    cookiePolicy: {
      title: 'Un témoin avec ça ?',
      html: '<p>Ce site fonctionne sans vous suivre.</p>',
      accept: 'Tout accepter',
      refuse: 'Refuser les optionnels',
    },
    ...changes,
  };
};
