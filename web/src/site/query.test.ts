import { describe, expect, it } from 'vitest';
import { readAddress } from './query.ts';

const read = (address: string) => {
  const url = new URL(address, 'https://salve.example');
  return readAddress(url.pathname, url.search);
};

describe('an address with a query', () => {
  it.each([
    ['/', ''],
    ['/?lang=fr', ''],
    ['/?lang=en', 'lang=en'],
    ['/en/homepage?lang=en', ''],
    ['/nouvelles?page=2&tag=b&tag=b', 'page=2&tag=b'],
    ['/nouvelles?tag=a&page=2', 'page=2&tag=a'],
    ['/nouvelles?page=NaN', ''],
    ['/nouvelles?page=-1', ''],
    ['/nouvelles?page=1e9', ''],
    ['/nouvelles?page=2.5', ''],
    ['/nouvelles?page=99999999999', ''],
    ['/nouvelles?page=1', ''],
    [`/nouvelles?tag=${'x'.repeat(400)}`, ''],
    ['/en/blog?category=design', 'category=design'],
    ['/en/blog?categorie=design', 'category=design'],
    ['/blogues?category=design&categorie=design', 'categorie=design'],
    ['/services?notice=untranslated', 'notice=untranslated'],
    ['/services?notice=sent', ''],
    ['/securite/plainte?notice=sent', 'notice=sent'],
  ])('%s names the page %s', (address, own) => {
    expect(read(address)).toMatchObject({ own, foreign: '', isKept: true });
  });

  it('of a campaign names the plain page, and keeps what its visitor came with', () => {
    expect(read('/?utm_source=x&fbclid=%C3%A9%22&lang=en')).toEqual({
      path: '/',
      own: 'lang=en',
      foreign: 'utm_source=x&fbclid=%C3%A9%22',
      isKept: true,
    });
  });

  it.each([
    ['/?utm_source=x&fbclid=%C3%A9', 'utm_source=x&fbclid=%C3%A9'],
    ['/?pages=2&tagged&xpage=3', 'pages=2&tagged&xpage=3'],
    ['/nouvelles?utm=tag=a', 'utm=tag=a'],
  ])('%s holds nothing that a page reads', (address, foreign) => {
    expect(read(address)).toMatchObject({ own: '', foreign, isKept: true });
  });

  it.each([
    ['/nouvelles?%74ag=a&utm=x', 'tag=a', 'utm=x'],
    ['/nouvelles?utm=x&page=2', 'page=2', 'utm=x'],
    ['/?utm=x&lang=en', 'lang=en', 'utm=x'],
  ])('%s holds something that its page reads, however it is written', (address, own, foreign) => {
    expect(read(address)).toMatchObject({ own, foreign });
  });

  it('names what its own page reads, not what another does', () => {
    expect(read('/services/ecommerce?tag=a&page=2')).toMatchObject({
      own: '',
      foreign: 'tag=a&page=2',
    });
  });

  it.each([
    ['/nouvelles?page=2&tag=b&tag=a&tag=b', 'page=2&tag=a&tag=b'],
    ['/nouvelles?tag=a&tag=b', 'tag=a&tag=b'],
    ['/nouvelles?tag=a&page=2&lang=en', 'lang=en&page=2&tag=a'],
    ['/blogues?category=b&categorie=a', 'categorie=a&categorie=b'],
  ])('%s, one combination of many, is not kept', (address, own) => {
    expect(read(address)).toMatchObject({ own, isKept: false });
  });

  it('of a search is one of many', () => {
    expect(read('/blogues?q=mar%C3%A9e').isKept).toBe(false);
    expect(read('/?q=mar%C3%A9e')).toMatchObject({ own: '', isKept: true });
  });
});
