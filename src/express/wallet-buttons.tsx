import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { PaymentMethods } from '../../contract/payment.ts';
import { isInEea } from '../../stores/european-economic-area.ts';
import type { ExpressWallet } from '../../stores/payment-methods.ts';
import { LegalGuarantee } from '../checkout/payment/legal-guarantee.tsx';
import { Conditions, OrderReview } from '../checkout/payment/items-and-sums.tsx';
import { focusOn, useFocusOnce } from '../components/focus-on.ts';
import { usePaths } from '../navigation/page-context.tsx';
import * as styles from './express-buttons.module.css';
import type { ExpressCart, ExpressItem, ExpressPage } from './express-cart.ts';
import { ExpressProblemText } from './express-problem-text.tsx';
import { useMountedWallets } from './use-mounted-wallets.ts';
import { type Approved, useWalletHandlers } from './use-wallet-handlers.ts';
import { AddressLines } from '../components/address-lines.tsx';
import { useCheckoutState } from '../checkout/checkout-context.tsx';

export { cartOfProduct, cartOfShopper } from './express-cart.ts';

interface WalletButtonsProps {
  readonly cart: ExpressCart;
  readonly methods: PaymentMethods;
  readonly page: ExpressPage;
  readonly item: ExpressItem | null;
  readonly wallets: readonly ExpressWallet[];
  /** Whether the shopper has asked for them: then the focus goes there. */
  readonly takesFocus: boolean;
}

/** The wallets' own buttons, which pay for a cart. */
export function WalletButtons({ cart, methods, page, item, wallets, takesFocus }: WalletButtonsProps) {
  const { t } = useTranslation('express');
  const [attempt, setAttempt] = useState(1);
  const { country } = cart.known();
  const { handlers, problem, approved, order, giveUp } = useWalletHandlers(cart, isInEea(country));
  const offered = wallets.filter((wallet) => methods.express.some(({ type }) => type === wallet));
  const group = useRef<HTMLDivElement>(null);
  const { places, isHidden, state } = useMountedWallets({ offered, methods, page, handlers, attempt });

  const onReady = useEffectEvent(() => {
    if (takesFocus) focusOn(group.current);
  });
  useEffect(() => {
    if (state !== 'loading') onReady();
  }, [state]);
  // PayPal's button has done its work, and there is none to do again.
  const startAnew = () => {
    giveUp();
    setAttempt(attempt + 1);
  };
  return (
    <>
      {approved && (
        <PayPalReview
          approved={approved}
          onOrder={() => void order(approved).then(() => setAttempt(attempt + 1))}
          onCancel={startAnew}
        />
      )}
      <div
        ref={group}
        tabIndex={-1}
        role="group"
        aria-label={t('wallets')}
        className={styles.wallets}
        hidden={approved !== null}
      >
        <p role="status" className="visually-hidden">
          {state === 'loading' && t('opening')}
        </p>
        {state === 'none' && <NoWallet page={page} />}
        {offered.map((wallet) => (
          <div
            key={`${wallet} ${attempt}`}
            ref={(element) => {
              places.current[wallet] = element;
            }}
            className={styles.wallet}
            hidden={isHidden(wallet)}
          />
        ))}
      </div>
      {state !== 'none' && !approved && (
        <>
          <LegalGuarantee />
          <Conditions country={country} />
        </>
      )}
      <ExpressProblemText problem={problem} page={page} item={item} />
    </>
  );
}

function NoWallet({ page }: { page: ExpressPage }) {
  const { t } = useTranslation('express');
  const paths = usePaths();
  return (
    <p>
      {t(`none.${page}`)} {page === 'cart' && <Link to={paths.checkout}>{t('goToCheckout')}</Link>}
    </p>
  );
}

interface PayPalReviewProps {
  readonly approved: Approved;
  readonly onOrder: () => void;
  readonly onCancel: () => void;
}

/**
 * What the shopper has chosen at PayPal, with everything that the law wants directly above the button that orders
 * (Directive 2011/83/EU, Article 8(2)). Until that is pressed, nothing is ordered and nothing is paid.
 */
function PayPalReview({ approved: { cart }, onOrder, onCancel }: PayPalReviewProps) {
  const { t } = useTranslation('express');
  const { expressPaymentInProgress } = useCheckoutState();
  const id = useId();
  return (
    <section className={styles.area} aria-labelledby={id}>
      <h2 id={id} ref={useFocusOnce<HTMLHeadingElement>()} tabIndex={-1} className={styles.title}>
        {t('review.title')}
      </h2>
      <p>{t('review.text')}</p>
      <div>
        <p>{cart.email}</p>
        {cart.shippingAddress && <AddressLines address={cart.shippingAddress} />}
      </div>
      <OrderReview cart={cart} isBusy={expressPaymentInProgress} onOrder={onOrder} />
      <button
        type="button"
        className="button button-quiet"
        disabled={expressPaymentInProgress}
        onClick={onCancel}
      >
        {t('review.cancel')}
      </button>
    </section>
  );
}
