import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { Price } from '../components/price.tsx';
import { Rating } from '../components/rating.tsx';
import { replaceQueryParameter, useQuery } from '../navigation/query.ts';
import { useTracked } from '../telemetry/use-tracked.ts';
import { Gallery } from './gallery.tsx';
import { ProductFacts } from './product-facts.tsx';
import * as styles from './product-screen.module.css';
import { StockLine } from './stock-line.tsx';
import type { ProductData, VariantData } from './types.ts';
import { VariantPicker } from './variant-picker.tsx';
import { useStock } from './use-stock.ts';
import { initialVariant, variantLabel } from './variants.ts';

interface ProductScreenProps {
  readonly product: ProductData;
  /** What comes after the product, e.g. products that go well with it. */
  readonly end: ReactNode;
  /** What the page adds for the selected variant, e.g. a bundle's contents. */
  readonly children?: (variant: VariantData) => ReactNode;
}

/**
 * A product with a choice of variants and the button to add it to the cart. The address contains the variant (`?sku=`).
 */
export function ProductScreen({ product, end, children }: ProductScreenProps) {
  const { t: notSold } = useTranslation('errors');
  const query = useQuery();
  const stock = useStock(product.variants);
  const withStock = (one: VariantData) => ({ ...one, availableQuantity: stock.of(one) });
  // Chosen by the build's stock: the page must not change its variant by itself.
  const variant = withStock(initialVariant(product.variants, query?.get('sku') ?? null));
  const select = (chosen: VariantData) => replaceQueryParameter('sku', chosen.sku);
  const { sku, price } = variant;
  useTracked(
    sku,
    query && price
      ? { name: 'view_item', product, variant: { sku, label: variantLabel(variant), price } }
      : null,
  );
  return (
    <>
      <div className={styles.columns}>
        <Gallery name={product.name} variant={variant} />
        <div className={styles.buy}>
          <h1>{product.name}</h1>
          <p className={styles.tagline}>{product.tagline}</p>
          {product.rating && <Rating {...product.rating} />}
          <p className={styles.price}>
            {variant.price ? <Price price={variant.price} withTax /> : notSold('NotSoldHere')}
          </p>
          <VariantPicker variants={product.variants.map(withStock)} selected={variant} onSelect={select} />
          {children?.(variant)}
          {variant.price && (
            <>
              <StockLine
                availableQuantity={variant.availableQuantity}
                isCurrent={stock.isCurrent(variant.sku)}
              />
              <AddToCart
                sku={variant.sku}
                name={product.name}
                price={variant.price}
                availableQuantity={variant.availableQuantity}
              />
            </>
          )}
        </div>
      </div>
      <ProductFacts product={product} />
      {end}
    </>
  );
}
