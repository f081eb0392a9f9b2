import { categories } from './categories.ts';
import { setsAndGifts } from './products/sets-and-gifts.ts';
import { sleepAccessories } from './products/sleep-accessories.ts';
import { bathroom } from './products/bathroom.ts';
import { babyCarriers } from './products/baby-carriers.ts';
import { babyBouncerAccessories } from './products/baby-bouncer-accessories.ts';
import { babyBouncers } from './products/baby-bouncers.ts';
import { babyCarrierAccessories } from './products/baby-carrier-accessories.ts';
import { kitchenBibs } from './products/kitchen-bibs.ts';
import { kitchenMealtime } from './products/kitchen-mealtime.ts';
import { kitchenTableware } from './products/kitchen-tableware.ts';
import { sleep } from './products/sleep.ts';
import type { DemoCategory, DemoProduct } from './types.ts';

/** The demo shop's complete range of products, from which the sandbox is seeded. */
export const catalogue: {
  readonly categories: readonly DemoCategory[];
  readonly products: readonly DemoProduct[];
} = {
  categories,
  products: withBundlesKeptBack([
    ...babyCarriers,
    ...babyCarrierAccessories,
    ...babyBouncers,
    ...babyBouncerAccessories,
    ...kitchenBibs,
    ...kitchenTableware,
    ...kitchenMealtime,
    ...bathroom,
    ...sleep,
    ...sleepAccessories,
    ...setsAndGifts,
  ]),
};

/** With each bundle excluded from every currency from which one of its components is excluded. */
function withBundlesKeptBack(products: readonly DemoProduct[]): readonly DemoProduct[] {
  return products.map((product) => {
    const components = new Set(product.variants.flatMap((variant) => variant.components ?? []));
    const parts = products.filter(({ variants }) => variants.some(({ sku }) => components.has(sku)));
    const notSoldIn = [...new Set([product, ...parts].flatMap((part) => part.notSoldIn ?? []))];
    return notSoldIn.length === 0 ? product : { ...product, notSoldIn };
  });
}

/** What a product is in the commerce service. */
export const kindOf = ({ kind, variants: [first] }: DemoProduct) =>
  kind ?? (first.components ? 'bundle' : 'product');

/** Whether the product has a price in a currency (ISO 4217) of the demo shop. */
export const isSoldIn = ({ notSoldIn = [] }: DemoProduct, currency: string): boolean =>
  notSoldIn.every((kept) => kept !== currency);
