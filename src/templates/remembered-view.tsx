import type { ProductData, VariantData } from '../catalogue/types.ts';
import { useRememberedView } from '../search/use-remembered-view.ts';

interface RememberedViewProps {
  readonly product: Pick<ProductData, 'key' | 'name'>;
  /** The one that is shown. */
  readonly variant: Pick<VariantData, 'sku'>;
  readonly price: NonNullable<VariantData['price']>;
  /** Of the page. */
  readonly path: string;
  /** The categories above the product, from the root. */
  readonly trail: readonly { readonly name: string }[];
}

/** Shows nothing: remembers the variant that a product's page shows, if the visitor agrees. */
export function RememberedView({ product, variant: { sku }, price, path, trail }: RememberedViewProps) {
  useRememberedView({
    key: product.key,
    id: sku,
    sku,
    name: product.name,
    path: `${path}?${new URLSearchParams({ sku })}`,
    price,
    brand: '',
    category: trail.map(({ name }) => name).join(';'),
  });
  return null;
}
