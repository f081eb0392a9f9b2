import { Picture } from '../components/picture.tsx';
import { ProductTile, tileSizes } from '../components/product-tile.tsx';
import * as styles from './product-card.module.css';
import type { ProductCardData } from './types.ts';

const cardSizes = tileSizes('20rem');

interface ProductCardProps {
  readonly product: ProductCardData;
  readonly priority?: boolean;
  readonly onSelect: () => void;
}

/** The card of a product of the catalogue, with pictures that the build knows. */
export const ProductCard = ({ product, priority = false, onSelect }: ProductCardProps) => (
  <ProductTile
    product={product}
    onSelect={onSelect}
    pictures={
      <>
        <Picture
          picture={product.picture}
          alt=""
          sizes={cardSizes}
          priority={priority ? 'high' : undefined}
        />
        {product.secondPicture && (
          <div className={styles.second}>
            <Picture picture={product.secondPicture} alt="" sizes={cardSizes} />
          </div>
        )}
      </>
    }
  />
);
