import { navigate } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../contract/cart.ts';
import type { Order } from '../../../contract/order.ts';
import { useCartStore } from '../../cart/use-cart.tsx';
import { readDraft, writeDraft } from '../checkout-draft.ts';
import { formValuesOf } from '../steps/address-form-values.ts';
import * as styles from './order-confirmation-screen.module.css';
import { usePaths } from '../../navigation/page-context.tsx';
import { ErrorText } from '../../shop-api/error-text.tsx';
import { shopErrorOf } from '../../shop-api/use-shop-data.ts';
import type { ShopApiError } from '../../shop-api/shop-api-error.ts';

/**
 * Puts the goods of a canceled order in the cart, as far as they are not in it already, and fills in the address form
 * with what the order says. Nothing that the shopper has chosen since is replaced.
 */
export function PayAgain({ cart }: { cart: Order['cart'] }) {
  const { t } = useTranslation('checkout');
  const { checkout } = usePaths();
  const { add, applyCode, refresh, state } = useCartStore();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ShopApiError | null>(null);
  const fill = async () => {
    setBusy(true);
    setError(null);
    try {
      await refresh();
      for (const { sku, name, quantity, giftMessage } of missingFrom(state.getState().cart, cart)) {
        const message = giftMessage === null ? {} : { giftMessage };
        await add({ sku, name, quantity, country: cart.country, ...message });
      }
      // A code may have ended since; the goods can be paid for without it.
      for (const { code } of cart.discountCodes) await applyCode(code).catch(() => null);
      // What has been typed since stays.
      if (!state.getState().cart?.shippingAddress && readDraft() === null)
        writeDraft(formValuesOf(cart, cart.country));
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

/** What of an order is not in a cart. A cart has one gift message, so the one that is in it stays. */
function missingFrom(current: Cart | null, { lineItems }: Order['cart']): Order['cart']['lineItems'] {
  const present = current?.lineItems ?? [];
  const hasMessage = present.some(({ kind }) => kind === 'gift-message');
  return lineItems.flatMap((line) => {
    if (line.kind === 'gift-message' && hasMessage) return [];
    const inCart = present
      .filter(({ sku }) => sku === line.sku)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const quantity = line.quantity - inCart;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
