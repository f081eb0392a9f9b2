import { navigate } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Order } from '../../contract/order.ts';
import { useCartStore } from '../cart/use-cart.tsx';
import * as styles from './order-confirmation-screen.module.css';
import { usePaths } from '../navigation/use-paths.ts';
import { ErrorText } from '../shop-api/error-text.tsx';
import { shopErrorOf } from '../shop-api/error-details.ts';
import type { ShopApiError } from '../shop-api/shop-api-error.ts';

/** Puts the goods of a canceled order in the cart, which is a new one unless something is in it already. */
export function PayAgain({ cart }: { cart: Order['cart'] }) {
  const { t } = useTranslation('checkout');
  const { checkout } = usePaths();
  const { add, applyCode } = useCartStore();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ShopApiError | null>(null);
  const fill = async () => {
    setBusy(true);
    setError(null);
    try {
      for (const { sku, name, quantity, giftMessage } of cart.lineItems) {
        const message = giftMessage === null ? {} : { giftMessage };
        await add({ sku, name, quantity, country: cart.country, ...message });
      }
      // A code may have ended since; the goods can be paid for without it.
      for (const { code } of cart.discountCodes) await applyCode(code).catch(() => null);
      navigate(checkout);
    } catch (thrown) {
      setError(shopErrorOf(thrown));
      setBusy(false);
    }
  };
  return (
    <div className={styles.payAgain}>
      <button type="button" className="button" aria-disabled={busy} onClick={() => void (busy || fill())}>
        {t('confirmation.failed.payAgain')}
      </button>
      <p>{t('confirmation.failed.payAgainText')}</p>
      <ErrorText error={error} />
    </div>
  );
}
