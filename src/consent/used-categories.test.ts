import { expect, test, vi } from 'vitest';
import { categoriesUsedBy } from './used-categories.ts';

const { stored } = vi.hoisted(() => ({ stored: new Map([['click', 'marketing'], ['cart', 'strict']]) }));
vi.mock('./inventory.ts', () => ({
  optionalCategories: ['functional', 'statistics', 'marketing'],
  get inventoryNames() {
    return [...stored.keys()];
  },
  entryKind: (name: string) => ({ category: stored.get(name) }),
}));

test('what an entry or a service needs is asked for, once and in order', () => {
  expect(categoriesUsedBy([])).toEqual(['marketing']);
  expect(categoriesUsedBy(['marketing', 'statistics'])).toEqual(['statistics', 'marketing']);
});

test('nothing is asked for if everything is necessary', () => {
  stored.delete('click');
  expect(categoriesUsedBy([])).toEqual([]);
});
