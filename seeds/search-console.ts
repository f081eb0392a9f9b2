import type { KlevuConsole, KlevuRecommendation } from 'storefront-sandbox';
import type { Language } from '../stores/types.ts';
import { type SmallShop, textIn } from './small-shop.ts';

/** Every place of the shop that shows what the merchant chooses. A small shop shows nothing there until somebody does. */
const places = {
  HOME: 'home-trending home-new home-recent home-personal home-picked empty-result empty-result-guide guide',
  CATEGORY: 'category-rated',
  PRODUCT: 'product-similar product-also-viewed product-together product-visually-similar product-recent',
  CHECKOUT: 'cart-together confirmation',
} as const;

const hidden = { title: '', logic: 'TRENDING', action: 'HIDE_RECOMMENDATION' } as const;
const recommendations: Readonly<Record<string, KlevuRecommendation>> = Object.fromEntries(
  (['HOME', 'CATEGORY', 'PRODUCT', 'CHECKOUT'] as const).flatMap((pageType) =>
    places[pageType].split(' ').map((id) => [id, { ...hidden, pageType }]),
  ),
);

/** What is set for the search index of a language; its records are made by the build. */
export const searchConsole = (shop: SmallShop, language: Language): KlevuConsole => ({
  recommendations,
  popularTerms: shop.categories
    .filter(({ key }) => !key.startsWith('selected/'))
    .slice(0, 4)
    .map(({ name }) => textIn(name, language).toLocaleLowerCase(language)),
});
