import { expect, test, vi } from 'vitest';
import { categoriesUsedBy } from './used-categories.ts';

const { stored } = vi.hoisted(() => ({
  stored: { click: 'marketing', cart: 'strict' } as Record<string, string>,
}));
vi.mock('./inventory.ts', () => ({
  optionalCategories: ['functional', 'statistics', 'marketing'],
  get inventoryNames() {
    return Object.keys(stored);
  },
  entryKind: (name: string) => ({ category: stored[name] }),
}));

test('what an entry or a service needs is asked for, once and in order', () => {
  expect(categoriesUsedBy([])).toEqual(['marketing']);
  expect(categoriesUsedBy(['marketing', 'statistics'])).toEqual(['statistics', 'marketing']);
});

test('nothing is asked for if everything is necessary', () => {
  delete stored['click'];
  expect(categoriesUsedBy([])).toEqual([]);
});
