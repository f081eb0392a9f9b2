import type { CommerceProduct } from '../commerce/catalogue-mapping.ts';
import type { Money } from '../contract/money.ts';

type Variant = Pick<CommerceProduct['variants'][number], 'prices' | 'availableQuantity' | 'color'>;

/** What lists show of a product in one currency: it depends on the variants that are sold in it. */
interface CardOffer {
  /** The lowest. */
  readonly price: Money;
  /** Whether the variants differ in price. */
  readonly hasPriceRange: boolean;
  /** Each once, in the order of the variants: CSS colors. */
  readonly colors: readonly string[];
  readonly soldOut: boolean;
}

/** What decides in which currencies a product is sold. */
export interface Priced {
  readonly variants: readonly { readonly prices: readonly Money[] }[];
}

/** The currencies that a product is sold in. */
export const currenciesOf = ({ variants }: Priced): ReadonlySet<string> =>
  new Set(variants.flatMap(({ prices }) => prices.map(({ currencyCode }) => currencyCode)));

/** A product's offers in every currency it is sold in, so that lists need no variants. */
export function cardOffersOf(variants: readonly Variant[]): CardOffer[] {
  return [...currenciesOf({ variants })].flatMap((currency) => {
    const priceOf = ({ prices }: Variant) => prices.find(({ currencyCode }) => currencyCode === currency);
    const sold = variants.filter(priceOf);
    const [first, ...others] = sold
      .flatMap((variant) => priceOf(variant) ?? [])
      .sort((a, b) => a.centAmount - b.centAmount);
    if (!first) return [];
    return {
      price: first,
      hasPriceRange: others.some(({ centAmount }) => centAmount !== first.centAmount),
      colors: [...new Set(sold.flatMap(({ color }) => color?.hex ?? []))],
      soldOut: sold.every(({ availableQuantity }) => availableQuantity === 0),
    };
  });
}

/** How many products stand in a row on a desktop. */
const rowLength = 4;

/** The products that a row needs to be full in every currency, in their order, without those that no row shows. */
export function rowOf<Product extends Priced>(products: readonly Product[]): Product[] {
  const places = new Map<string, number>();
  return products.filter((product) => {
    const open = [...currenciesOf(product)].filter((currency) => (places.get(currency) ?? 0) < rowLength);
    for (const currency of open) places.set(currency, (places.get(currency) ?? 0) + 1);
    return open.length > 0;
  });
}
