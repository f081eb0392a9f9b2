import { Link } from 'gatsby';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../../brands/browser.ts';
import type { Order } from '../../../contract/order.ts';
import { useCartStore } from '../../cart/use-cart.tsx';
import { useCheckout, useCheckoutState, usePaymentReset } from '../checkout-context.tsx';
import { readEntry } from '../../consent/guarded-storage.ts';
import * as styles from './order-confirmation-screen.module.css';
import { isUnknownOrder, UnknownOrder } from '../../customer-service/unknown-order.tsx';
import { RetryableError } from '../../shop-api/error-text.tsx';
import { OrderDetails, type SpareParts } from './order-details.tsx';
import { useFocusOnce } from '../../components/focus-on.ts';
import { useQuery } from '../../navigation/query.ts';
import { useSitePaths } from '../../navigation/page-context.tsx';
import type { SellerNumbers } from './receipt.tsx';
import { whyNotSent } from './payment-status.tsx';
import { useOrder } from './use-order.ts';
import { reportSearchEvent } from '../../search/service/search-events.ts';
import { track } from '../../telemetry/track.ts';

interface OrderConfirmationScreenProps {
  readonly sellerNumbers: SellerNumbers;
  readonly parts?: SpareParts | undefined;
  readonly renderEnd?: ((order: Order) => ReactNode) | undefined;
}

/** The complete body of the order confirmation page, whose address says which order it shows (`?order=…`). */
export function OrderConfirmationScreen({ sellerNumbers, parts, renderEnd }: OrderConfirmationScreenProps) {
  const query = useQuery();
  const orderNumber = query?.get('order');
  return (
    // The footer has its place before the order is there.
    <div className={`page ${styles.screen}`} data-late="">
      {query === null ? (
        <Loading />
      ) : orderNumber ? (
        <Confirmation
          key={orderNumber}
          orderNumber={orderNumber}
          sellerNumbers={sellerNumbers}
          parts={parts}
          renderEnd={renderEnd}
        />
      ) : (
        <Unknown number="" />
      )}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation('checkout');
  return (
    <>
      <h1>{t('confirmation.title')}</h1>
      <p role="status">{t('confirmation.loading')}</p>
    </>
  );
}

function Confirmation({
  orderNumber,
  sellerNumbers,
  parts = {},
  renderEnd,
}: OrderConfirmationScreenProps & { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  const { data: order, error, retry, update } = useOrder(orderNumber);
  const [cancellations, setCancellations] = useState(0);
  useForgottenCart(order);
  if (order) {
    return (
      <OrderDetails
        // After a cancellation, the focus goes to what the page then says.
        key={cancellations}
        order={order}
        sellerNumbers={sellerNumbers}
        parts={parts}
        onChange={(changed) => {
          update(changed);
          if (whyNotSent(changed) === 'canceled') setCancellations((count) => count + 1);
        }}
        end={whyNotSent(order) === null && renderEnd?.(order)}
      />
    );
  }
  if (error === null) return <Loading />;
  if (isUnknownOrder(error)) return <Unknown number={orderNumber} />;
  return (
    <>
      <h1>{t('confirmation.title')}</h1>
      <RetryableError error={error} onRetry={retry} />
    </>
  );
}

function Unknown({ number }: { number: string }) {
  const { t } = useTranslation('checkout');
  const sitePath = useSitePaths();
  return (
    <div className={styles.unknown}>
      <h1 ref={useFocusOnce<HTMLHeadingElement>()} tabIndex={-1}>
        {t('confirmation.unknownTitle')}
      </h1>
      <UnknownOrder number={number} />
      <Link to={sitePath(brand.pages.shop)} className="link">
        {t('confirmation.shop')}
      </Link>
    </div>
  );
}

const told = new Set<string>();

/**
 * Resets the payment once its order exists: right after paying, and if the order was placed with the cart that this
 * browser still has or has just found to be ordered, because the answer to the payment was lost. Opening a confirmation
 * again later does not affect a new cart.
 */
function useForgottenCart(order: Order | null): void {
  const { paymentIsDone, expressPaymentIsDone } = useCheckoutState();
  const { setState } = useCheckout();
  const onReset = useEffectEvent(usePaymentReset());
  const { state } = useCartStore();
  const isNew = useRef(false);
  useEffect(() => {
    const isOurs =
      order !== null &&
      (order.cart.id === readEntry('CT_CART_ID') || order.orderNumber === state.getState().ordered);
    if (paymentIsDone || isOurs) {
      isNew.current = true;
      onReset();
    }
    // A product that was bought alone leaves the cart as it is.
    if (expressPaymentIsDone) {
      isNew.current = true;
      setState({ wallet: 'none' });
    }
    // After a reload or later, the order is no longer new: its purchase is tracked and reported once.
    if (!order || !isNew.current || told.has(order.orderNumber)) return;
    // Nothing was bought.
    if (whyNotSent(order) !== null) return;
    isNew.current = false;
    told.add(order.orderNumber);
    track({ name: 'purchase', order });
    reportSearchEvent({ name: 'purchase', order });
  }, [paymentIsDone, expressPaymentIsDone, order, setState, state]);
}
