import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { AddToCart } from '../cart/add-to-cart.tsx';
import type { KnownProduct, KnownVariant } from '../choices/products-by-key.ts';
import { Picture } from '../components/picture.tsx';
import * as styles from './comparison-table.module.css';

interface AddComparedProps {
  readonly product: Pick<KnownProduct, 'name' | 'path' | 'sku' | 'picture' | 'variants'>;
  readonly variant: KnownVariant;
  /** The ID of the element with the product's name: the buttons of all columns say the same. */
  readonly nameId: string;
}

/** Adds one of a product to the cart: the variant that it names, with the way to the others. */
export function AddCompared({ product, variant, nameId }: AddComparedProps) {
  const { t } = useTranslation(['compare', 'cart']);
  const { sku, label, price, availableQuantity } = variant;
  const page = `${product.path}?${new URLSearchParams({ sku }).toString()}`;
  if (availableQuantity === 0)
    return (
      <Link to={page} className="button button-quiet">
        {t('cart:add.tellMe')}
      </Link>
    );
  return (
    <>
      <AddToCart
        key={sku}
        {...{ sku, price, availableQuantity, nameId, name: product.name, variant: label }}
        // Of the other variants, no picture is known.
        picture={sku === product.sku && <Picture picture={product.picture} alt="" sizes="8rem" />}
        restockPath={page}
      />
      {label !== '' && (
        <p className={styles.variant}>
          <span>{label}</span>
          {product.variants.length > 1 && <Link to={page}>{t('others')}</Link>}
        </p>
      )}
    </>
  );
}
