import { expect, test } from 'vitest';
import { exampleFrame } from '../example-frame.ts';
import { htmlOf } from '../test-html.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { socialLinks } from './social-link.ts';

test('names each network as it is spelt, and gives an unknown one a globe', () => {
  expect(socialLinks(exampleFrame())).toEqual([
    { url: 'https://facebook.example/salve', label: 'Salve sur Facebook', icon: 'facebook' },
    {
      url: 'https://linkedin.example/company/salve',
      label: 'Salve sur LinkedIn',
      icon: 'linkedin',
    },
    { url: 'https://mastodon.example/@salve', label: 'Salve sur Mastodon', icon: 'globe' },
  ]);
});

test('is no empty list', () => {
  expect(htmlOf(<SocialLinks links={[]} />)).toBe('');
});
