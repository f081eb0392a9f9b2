import type { ProductData } from '../catalogue/types.ts';
import type { ReportedHit } from '../search/service/search-events.ts';
import { rememberClick } from '../search/service/search-history.ts';

/** What a product's page shows. */
export interface ShownVariant {
  readonly product: Pick<ProductData, 'key' | 'name'>;
  readonly variant: { readonly sku: string; readonly price: ReportedHit['price'] | null };
  /** Of the page. */
  readonly path: string;
  /** The categories above the product, from the root. */
  readonly trail: readonly { readonly name: string }[];
}

/** Remembers a product whose page is open, in the variant it shows; nothing if it is not sold to the visitor. */
export function rememberView({ product: { key, name }, variant: { sku, price }, path, trail }: ShownVariant) {
  if (price === null) return;
  rememberClick({
    key,
    id: sku,
    sku,
    name,
    path: `${path}?${new URLSearchParams({ sku })}`,
    price,
    brand: '',
    category: trail.map((category) => category.name).join(';'),
  });
}
