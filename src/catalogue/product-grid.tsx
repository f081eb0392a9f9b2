import { type ReactNode, useId } from 'react';
import { CardActions } from '../choices/card-actions.tsx';
import { Picture } from '../components/picture.tsx';
import { ProductTile, tileSizes } from '../components/product-tile.tsx';
import { firstPictures, ProductTiles } from '../components/product-tiles.tsx';
import { track } from '../telemetry/track.ts';
import { useTracked } from '../telemetry/use-tracked.ts';
import * as cardStyles from './product-card.module.css';
import * as rowStyles from './product-row.module.css';
import type { ProductCardData } from './types.ts';

interface ProductGridProps {
  readonly products: readonly ProductCardData[];
  /** What telemetry calls this list. */
  readonly list: string;
  readonly aboveTheFold?: boolean;
  /** Told which product is opened, with its position from 1. */
  readonly onOpen?: (product: ProductCardData, position: number) => void;
}

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

const cardSizes = tileSizes('20rem');

interface ProductCardProps {
  readonly product: ProductCardData;
  readonly priority?: boolean;
  readonly onSelect: () => void;
}

export const ProductCard = ({ product, priority = false, onSelect }: ProductCardProps) => (
  <ProductTile
    product={product}
    onSelect={onSelect}
    actions={<CardActions product={product} place="card" />}
    pictures={
      <>
        <Picture
          picture={product.picture}
          alt=""
          sizes={cardSizes}
          priority={priority ? 'high' : undefined}
        />
        {product.secondPicture && (
          <div className={cardStyles.second}>
            <Picture picture={product.secondPicture} alt="" sizes={cardSizes} />
          </div>
        )}
      </>
    }
  />
);

interface ProductRowProps {
  readonly title: ReactNode;
  readonly list: string;
  readonly products: readonly ProductCardData[];
}

/** A few products below a heading; nothing without products. */
export function ProductRow({ title, list, products }: ProductRowProps) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={rowStyles.row}>
      <h2 id={titleId}>{title}</h2>
      <ProductGrid list={list} products={products} />
    </section>
  );
}
