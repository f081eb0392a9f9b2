import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../contract/cart.ts';
import { CartNotice } from '../../cart/cart-notice.tsx';
import { useCheckout, useCheckoutState } from '../checkout-context.tsx';
import { readDraft } from '../checkout-draft.ts';
import { isShort } from '../../../contract/short-line.ts';
import { ShortLines } from './short-lines.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { PaymentStep } from '../payment/payment-step.tsx';
import { useFocusNext } from '../../components/focus-on.ts';
import { PaymentErrorText } from '../payment/payment-error-text.tsx';
import { contentKey } from '../../telemetry/events.ts';
import { useTracked } from '../../telemetry/use-tracked.ts';
import { AddressForm } from './address-form.tsx';
import { AddressLines } from '../../components/address-lines.tsx';
import * as styles from '../checkout-step.module.css';

export function CheckoutSteps({ cart }: { cart: Cart }) {
  const { t } = useTranslation('checkout');
  const { showAddressForm, paymentInProgress, paymentError } = useCheckoutState();
  const { setState } = useCheckout();
  const [addressTitle, goToAddress] = useFocusNext<HTMLHeadingElement>();
  const [deliveryTitle, goToDelivery] = useFocusNext<HTMLHeadingElement>();
  const [paymentTitle, goToPayment] = useFocusNext<HTMLHeadingElement>();
  useSavedAddress(cart);
  useTracked(contentKey(cart), { name: 'begin_checkout', cart });

  const addressDone = !showAddressForm && cart.shippingAddress !== null;
  const deliveryDone = addressDone && cart.shippingMethod !== null;
  const isPayable = paymentInProgress || !cart.lineItems.some(isShort);
  // What was said of the attempt to pay is no longer true; the title is above what is left to mend, or the payment.
  const onMended = () => {
    setState({ payment: 'none' });
    goToPayment();
  };
  return (
    <>
      <CartNotice cart={cart} />
      {!deliveryDone && <ShortLines cart={cart} onMended={addressDone ? goToDelivery : goToAddress} />}
      <CheckoutStep number={1} title={t('steps.address')} titleRef={addressTitle} open>
        <AddressStep
          cart={cart}
          onEdit={() => {
            setState({ showAddressForm: true });
            goToAddress();
          }}
          onSaved={() => {
            setState({ showAddressForm: false });
            goToDelivery();
          }}
        />
      </CheckoutStep>
      <CheckoutStep number={2} title={t('steps.delivery')} titleRef={deliveryTitle} open={addressDone}>
        <DeliveryStep cart={cart} />
      </CheckoutStep>
      <CheckoutStep
        number={3}
        title={t('steps.payment')}
        titleRef={paymentTitle}
        problem={<PaymentErrorText error={paymentError} />}
        open={deliveryDone}
      >
        {isPayable ? <PaymentStep cart={cart} /> : <ShortLines cart={cart} onMended={onMended} />}
      </CheckoutStep>
    </>
  );
}

/** Continues where the shopper left off, unless something typed has not been saved yet. */
function useSavedAddress(cart: Cart): void {
  const { setState } = useCheckout();
  const complete = cart.email !== null && cart.shippingAddress !== null;
  const decided = useRef(false);
  useEffect(() => {
    if (decided.current) return;
    decided.current = true;
    if (complete && readDraft() === null) setState({ showAddressForm: false });
  }, [complete, setState]);
}

interface AddressStepProps {
  readonly cart: Cart;
  readonly onEdit: () => void;
  readonly onSaved: () => void;
}

/** Saved answers can be changed at any time before paying. */
function AddressStep({ cart, onEdit, onSaved }: AddressStepProps) {
  const { t } = useTranslation('checkout');
  const { showAddressForm, paymentInProgress } = useCheckoutState();
  if (showAddressForm || !cart.shippingAddress)
    return <AddressForm key={cart.country} cart={cart} onSaved={onSaved} />;
  return (
    <div className={styles.answer}>
      <div>
        <p>{cart.email}</p>
        {cart.isForSomebodyElse && <p className={styles.kind}>{t('gift.recipient')}</p>}
        <AddressLines address={cart.shippingAddress} />
        {cart.isForSomebodyElse && cart.billingAddress && (
          <>
            <p className={styles.kind}>{t('gift.payer')}</p>
            <AddressLines address={cart.billingAddress} />
          </>
        )}
      </div>
      <button
        type="button"
        className="button button-quiet"
        aria-label={t('editAddressLabel')}
        // While a payment is in progress, nothing it depends on may change.
        disabled={paymentInProgress}
        onClick={onEdit}
      >
        {t('editAddress')}
      </button>
    </div>
  );
}

interface CheckoutStepProps {
  readonly number: number;
  readonly title: string;
  /** False until the previous steps are done: until then, only the title is shown. */
  readonly open: boolean;
  readonly titleRef?: Ref<HTMLHeadingElement>;
  /** Shown whether the step is open or not: what went wrong in it. */
  readonly problem?: ReactNode;
  readonly children: ReactNode;
}

function CheckoutStep({ number, title, open, titleRef, problem, children }: CheckoutStepProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  return (
    <section className={open ? styles.step : styles.later} aria-labelledby={id}>
      <h2 id={id} ref={titleRef} tabIndex={-1}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      {problem}
      {open ? children : <p>{t('steps.after')}</p>}
    </section>
  );
}
