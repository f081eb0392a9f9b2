import type { KnownProduct, KnownVariant } from '../choices/products-by-key.ts';

/** What a product and the others are in one fact. */
export interface ComparedFact {
  readonly key: string;
  readonly name: string;
  /** In the order of the products; null if nothing is known of one. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

type WithFacts = Pick<KnownProduct, 'facts'>;

/** The facts of all products, each once. Where one lacks facts of another, they stand between the same neighbors. */
export function comparedFacts(products: readonly WithFacts[]): readonly ComparedFact[] {
  const rows: { readonly key: string; readonly name: string }[] = [];
  for (const { facts } of products) {
    let next = 0;
    for (const { key, name } of facts) {
      const place = rows.findIndex((row) => row.key === key);
      if (place >= 0) next = place + 1;
      else rows.splice(next++, 0, { key, name });
    }
  }
  return rows.map(({ key, name }) => {
    const values = products.map(({ facts }) => facts.find((fact) => fact.key === key)?.value ?? null);
    return { key, name, values, differs: areDifferent(values) };
  });
}

export const areDifferent = (values: readonly unknown[]): boolean => new Set(values).size > 1;

/** A variant as it is sold at the moment; its price is null if it is not. */
export type CurrentVariant = Omit<KnownVariant, 'price'> & { readonly price: KnownVariant['price'] | null };

/** What a product costs at the moment, and which of its variants can be added to the cart. */
interface OfferNow {
  /** That in the picture, or the first in stock if that is sold out. */
  readonly variant: CurrentVariant & Pick<KnownVariant, 'price'>;
  /** The lowest of its variants. */
  readonly price: KnownVariant['price'];
  readonly hasPriceRange: boolean;
}

/** Null if none of the variants is sold any more. */
export function offerNow(
  { sku }: Pick<KnownProduct, 'sku'>,
  variants: readonly CurrentVariant[],
): OfferNow | null {
  const sold = variants.flatMap(({ price, ...variant }) => (price ? [{ ...variant, price }] : []));
  const inStock = sold.filter(({ availableQuantity }) => availableQuantity !== 0);
  const pool = inStock.length > 0 ? inStock : sold;
  const variant = pool.find((each) => each.sku === sku) ?? pool[0];
  const [lowest] = sold.map(({ price }) => price).sort((a, b) => a.centAmount - b.centAmount);
  if (!variant || !lowest) return null;
  const hasPriceRange = sold.some(({ price }) => price.centAmount !== lowest.centAmount);
  return { variant, price: lowest, hasPriceRange };
}
