import {
  type ConsentCategory,
  consentCategories,
  entryKind,
  type EntryName,
  inventory,
} from './inventory.ts';

/**
 * What runs only with consent beyond storing entries, by the category it needs. A service stands here if this build
 * configures it.
 */
const services: readonly ConsentCategory[] = [];

/** The categories that this build uses, in their order, without `strict`: only these are asked for. */
export const usedCategories: readonly ConsentCategory[] = consentCategories.filter(
  (category) =>
    category !== 'strict' &&
    (services.includes(category) ||
      (Object.keys(inventory) as EntryName[]).some((name) => entryKind(name).category === category)),
);
