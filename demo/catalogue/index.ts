import { categories } from './categories.ts';
import { babyBouncerAccessories } from './products/baby-bouncer-accessories.ts';
import { babyBouncers } from './products/baby-bouncers.ts';
import { babyCarrierAccessories } from './products/baby-carrier-accessories.ts';
import { babyCarriers } from './products/baby-carriers.ts';
import { bathAndChanging } from './products/bath-and-changing.ts';
import { bathroom } from './products/bathroom.ts';
import { blankets } from './products/blankets.ts';
import { gifts } from './products/gifts.ts';
import { kitchenBibs } from './products/kitchen-bibs.ts';
import { kitchenMealtime } from './products/kitchen-mealtime.ts';
import { kitchenTableware } from './products/kitchen-tableware.ts';
import { newbornCarriers } from './products/newborn-carriers.ts';
import { sleepAccessories } from './products/sleep-accessories.ts';
import { sleep } from './products/sleep.ts';
import { starterKits } from './products/starter-kits.ts';
import { withBundlesKeptBack } from './sold-where.ts';
import type { DemoCategory, DemoProduct } from './types.ts';

/** The demo shop's complete range of products, from which the sandbox is seeded. */
export const catalogue: {
  readonly categories: readonly DemoCategory[];
  readonly products: readonly DemoProduct[];
} = {
  categories,
  products: withBundlesKeptBack([
    ...newbornCarriers,
    ...babyCarriers,
    ...babyCarrierAccessories,
    ...babyBouncers,
    ...babyBouncerAccessories,
    ...kitchenBibs,
    ...kitchenTableware,
    ...kitchenMealtime,
    ...bathroom,
    ...bathAndChanging,
    ...sleep,
    ...sleepAccessories,
    ...blankets,
    ...starterKits,
    ...gifts,
  ]),
};
