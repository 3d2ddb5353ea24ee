import { expect, it } from 'vitest';
import type { IslandComponent } from './define-island.ts';

const modules = import.meta.glob<{ default: IslandComponent<object> }>('../**/*.island.tsx', {
  eager: true,
});
const islands = Object.entries(modules).map(([path, { default: island }]) => ({
  file: path.replace(/^.*\//, '').replace('.island.tsx', ''),
  name: island.islandName,
}));

it('every island carries the name of its file: the browser finds it by that', () => {
  expect(islands.length).toBeGreaterThan(5);
  for (const { file, name } of islands) expect(name).toBe(file);
});

it('no two islands share a name', () => {
  expect(new Set(islands.map(({ name }) => name)).size).toBe(islands.length);
});
