import { Link } from 'gatsby';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddToCart, useCartStore } from '../cart/use-cart.tsx';
import type { KnownProduct, KnownVariant } from '../choices/products-by-key.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useAction } from '../shop-api/call-shop-api.ts';
import { useShop } from '../shop/shop-context.tsx';
import * as styles from './comparison-table.module.css';

interface AddComparedProps {
  readonly product: Pick<KnownProduct, 'name' | 'path' | 'variants'>;
  readonly variant: KnownVariant;
  /** The element with the product's name: the buttons of all columns say the same. */
  readonly labelledBy: string;
}

/** Adds one of a product to the cart: the variant that it names, with the way to the others. */
export function AddCompared({ product: { name, path, variants }, variant, labelledBy }: AddComparedProps) {
  const { t } = useTranslation(['cart', 'compare']);
  const { setState } = useShop();
  const { state } = useCartStore();
  const addToCart = useAddToCart();
  const { pending, error, run } = useAction();
  const id = useId();
  const { sku, label, price, availableQuantity } = variant;
  const page = `${path}?${new URLSearchParams({ sku }).toString()}`;
  const add = async () => {
    if (pending) return;
    setState({ toasterProduct: null });
    const done = await run(() => addToCart({ sku, name, quantity: 1 }));
    const { added } = state.getState();
    if (done && added?.sku === sku)
      setState({ toasterProduct: { sku, name, price, quantity: 1, isWaiting: added.isWaiting } });
  };
  if (availableQuantity === 0)
    return (
      <Link to={page} className="button button-quiet">
        {t('add.tellMe')}
      </Link>
    );
  return (
    <>
      <button
        id={id}
        type="button"
        className="button"
        aria-labelledby={`${id} ${labelledBy}`}
        aria-disabled={pending}
        onClick={() => void add()}
      >
        {t(pending ? 'add.adding' : 'add.button')}
      </button>
      {label !== '' && (
        <p className={styles.variant}>
          {label}
          {variants.length > 1 && (
            <>
              {' · '}
              <Link to={page}>{t('compare:others')}</Link>
            </>
          )}
        </p>
      )}
      <ErrorText error={error} />
    </>
  );
}
