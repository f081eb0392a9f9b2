import { useTranslation } from 'react-i18next';
import type { LineItem } from '../../contract/cart.ts';
import { changeList } from '../choices/change-list.ts';
import { usePage } from '../navigation/page-context.tsx';
import { useAction } from '../shop-api/call-shop-api.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import * as styles from './cart-line.module.css';
import { useAddToCart, useCartStore } from './use-cart.tsx';

/** Takes a line out of the cart and saves its product; the notice of that can undo it, also when the cart is empty. */
export function SaveForLater({ line }: { readonly line: LineItem }) {
  const { t } = useTranslation('saved');
  const { setQuantity } = useCartStore();
  const addToCart = useAddToCart();
  const { error, run } = useAction();
  const { id, kind, sku, name, quantity, productKey: key, unitPrice: price } = line;
  if (usePage().sitePaths.saved === undefined || (kind !== 'product' && kind !== 'bundle')) return null;
  const saveForLater = () =>
    changeList(({ save, forget, tellChange }) => {
      const takeBack = () => {
        forget(key);
        if (before) save(before);
        tellChange(null);
      };
      const undo = async () => {
        await addToCart({ sku, name, quantity });
        takeBack();
      };
      const before = forget(key);
      if (!save({ key, name, sku, quantity, price }, { kind: 'later', name, undo })) return;
      void run(() => setQuantity(id, 0)).then((done) => done ?? takeBack());
    });
  return (
    <>
      <button
        type="button"
        className={styles.action}
        aria-label={t('laterNamed', { name })}
        onClick={() => void saveForLater()}
      >
        {t('later')}
      </button>
      <ErrorText error={error} />
    </>
  );
}
