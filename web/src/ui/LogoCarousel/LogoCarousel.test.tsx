import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import island, { type LogoSlide } from './LogoCarousel.island.tsx';
import { stepOfKey, stepOfSwipe } from './moves.ts';

const slide = (name: string, position: string): LogoSlide => ({
  name,
  logo: { src: `/uploads/${name}.svg`, width: 400, height: 100 },
  picture: { src: `/uploads/${name}.webp`, width: 1280, height: 800, alt: `Écran de ${name}` },
  position,
});

const html = renderToStaticMarkup(
  <island.Component
    labelledBy="clients"
    roleDescription="carrousel"
    previous="Précédent"
    next="Suivant"
    swipeThreshold={5}
    slides={[slide('Musée', '1 sur 2'), slide('Station', '2 sur 2')]}
  />,
);

describe('the logo carousel, asleep', () => {
  it('links each mark to its picture', () => {
    const [, target] = /href="#([^"]+)" aria-current="true"/.exec(html) ?? [];
    expect(target).toBeTruthy();
    expect(html).toContain(`id="${target}"`);
    expect(html).toContain('alt="Musée"');
    expect(html).toContain('alt="Écran de Station"');
  });

  it('hides no picture and shows no button that would do nothing', () => {
    expect(html).not.toContain('aria-hidden="true"><picture');
    expect(html).not.toContain('data-awake');
    expect(html).toMatch(/hidden=""><p[^>]*><strong>Musée/);
  });

  it('is silent until it is used', () => {
    expect(html).toMatch(/role="status"><span[^>]*><\/span>/);
  });
});

describe('its moves', () => {
  it.each([
    ['ArrowDown', 1],
    ['ArrowRight', 1],
    ['ArrowUp', -1],
    ['ArrowLeft', -1],
    ['Home', -2],
    ['End', 5],
    ['Enter', undefined],
  ])('%s goes %s', (key, step) => expect(stepOfKey(key, 2, 8)).toBe(step));

  it('takes a swipe only past the threshold and only sideways', () => {
    const from = { x: 100, y: 100 };
    expect(stepOfSwipe(from, { x: 94, y: 100 }, 5)).toBe(1);
    expect(stepOfSwipe(from, { x: 106, y: 102 }, 5)).toBe(-1);
    expect(stepOfSwipe(from, { x: 95, y: 100 }, 5)).toBeUndefined();
    expect(stepOfSwipe(from, { x: 80, y: 160 }, 5)).toBeUndefined();
  });
});
