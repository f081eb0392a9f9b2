import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as styles from './add-to-cart.module.css';
import { ErrorText } from '../shop-api/error-text.tsx';
import { QuantityField, quantityLimit } from './quantity-field.tsx';
import { useAddToCart, useCartChange } from './use-cart.tsx';
import { usePaths } from '../navigation/use-paths.ts';

interface AddToCartProps {
  readonly sku: string;
  /** The product's name, for the message after adding it. */
  readonly name: string;
  /** Units in stock; 0 is sold out, null if stock is not tracked. */
  readonly availableQuantity: number | null;
}

/** Quantity and button of a product page; announces the result without moving the focus. */
export function AddToCart({ sku, name, availableQuantity }: AddToCartProps) {
  const { t } = useTranslation('cart');
  const paths = usePaths();
  const addToCart = useAddToCart();
  const { pending, error, run } = useCartChange();
  const [wanted, setWanted] = useState(1);
  const [added, setAdded] = useState<{ sku: string; count: number } | null>(null);
  const soldOut = availableQuantity === 0;
  const limit = quantityLimit(availableQuantity);
  const quantity = Math.min(wanted, limit);

  const add = async () => {
    if (pending || soldOut) return;
    setAdded(null);
    if (await run(() => addToCart({ sku, name, quantity }))) setAdded({ sku, count: quantity });
  };
  return (
    <div>
      <div className={styles.controls}>
        {!soldOut && (
          <QuantityField
            value={quantity}
            max={limit}
            onChange={setWanted}
            label={t('add.quantity')}
            fewerLabel={t('lines.fewer', { name })}
            moreLabel={t('lines.more', { name })}
          />
        )}
        <button
          type="button"
          className={`button ${styles.button}`}
          disabled={soldOut}
          aria-disabled={pending}
          onClick={() => void add()}
        >
          {soldOut ? t('add.soldOut') : pending ? t('add.adding') : t('add.button')}
        </button>
      </div>
      <ErrorText error={error} />
      <div role="status" className={styles.status}>
        {added?.sku === sku && (
          <p>
            {t('add.done', { count: added.count, name })} <Link to={paths.cart}>{t('add.viewCart')}</Link>
          </p>
        )}
      </div>
    </div>
  );
}
