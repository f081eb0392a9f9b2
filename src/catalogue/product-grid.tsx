import { firstPictures, ProductTiles } from '../components/product-tiles.tsx';
import { track, useTracked } from '../telemetry/track.ts';
import { ProductCard } from './product-card.tsx';
import type { ProductCardData } from './types.ts';

interface ProductGridProps {
  readonly products: readonly ProductCardData[];
  /** What telemetry calls this list. */
  readonly list: string;
  readonly aboveTheFold?: boolean;
  /** Told which product is opened, with its position from 1. */
  readonly onOpen?: (product: ProductCardData, position: number) => void;
}

/** Products of the catalogue next to each other. */
export function ProductGrid({ products, list, aboveTheFold = false, onOpen }: ProductGridProps) {
  useTracked(list, products.length > 0 ? { name: 'view_item_list', list, products } : null);
  return (
    <ProductTiles>
      {products.map((product, index) => (
        <li key={product.key}>
          <ProductCard
            product={product}
            priority={aboveTheFold && index < firstPictures}
            onSelect={() => {
              track({ name: 'select_item', list, product });
              onOpen?.(product, index + 1);
            }}
          />
        </li>
      ))}
    </ProductTiles>
  );
}
