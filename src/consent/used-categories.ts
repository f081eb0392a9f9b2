import {
  type ConsentCategory,
  entryKind,
  inventoryNames,
  optionalCategories,
  type OptionalCategory,
} from './inventory.ts';

/** The categories of the inventory and of the services a build configures: only these are asked for. */
export function categoriesUsedBy(services: readonly OptionalCategory[]): readonly OptionalCategory[] {
  const used = new Set<ConsentCategory>(services);
  for (const name of inventoryNames) used.add(entryKind(name).category);
  return optionalCategories.filter((category) => used.has(category));
}

/** The categories that this build uses. */
export const usedCategories = categoriesUsedBy([]);
