import type { OptionalCategory } from './inventory.ts';

/** Set by the build (`gatsby/consent-services.ts`). */
declare const __USED_CATEGORIES__: readonly OptionalCategory[];

/** The categories that something in this build needs: only these are asked for. */
export const usedCategories = (): readonly OptionalCategory[] => __USED_CATEGORIES__;
