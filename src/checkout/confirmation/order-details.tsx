import { Link } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../../i18n/use-locale.ts';
import type { Order } from '../../../contract/order.ts';
import { fullName, greetingName } from '../../../stores/address-formats/lines.ts';
import { brand } from '../../../stores/brand.ts';
import { methodNameOf } from '../../../stores/payment-method-names.ts';
import { AddressLines } from '../../components/address-lines.tsx';
import { CartSummary } from '../../cart/cart-summary.tsx';
import * as styles from './order-confirmation-screen.module.css';
import { LineItemList } from '../../cart/line-item-list.tsx';
import { useFocusOnce } from '../../components/focus-on.ts';
import { usePaths } from '../../navigation/page-context.tsx';
import { MoneyText } from '../payment/payment-error-text.tsx';
import { isPaidTwice } from './paid-twice.ts';
import { KeepLink } from './keep-link.tsx';
import { PayAgain } from './pay-again.tsx';
import { PaymentInstructions } from './payment-instructions.tsx';

/** An order in full: number, payment, items, addresses, totals, and what happens next. */
export function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  const paths = usePaths();
  const { cart, orderNumber, paymentState, instructions } = order;
  // Without a billing address, the same person pays and receives.
  const payer = cart.billingAddress ?? cart.shippingAddress;
  const stopped = paymentState === 'failed' || paymentState === 'returned' ? paymentState : null;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(order.createdAt));
  return (
    <>
      <header className={styles.header}>
        <h1 ref={useFocusOnce<HTMLHeadingElement>()} tabIndex={-1}>
          {stopped
            ? t(stoppedHeadings[stopped])
            : t('confirmation.heading', { name: payer ? greetingName(payer) : '' })}
        </h1>
        <p className={styles.number}>{t('confirmation.number', { number: orderNumber })}</p>
        <p>{t('confirmation.placed', { date })}</p>
        <PaymentStatus order={order} />
        {!stopped && cart.isGift && cart.shippingAddress && (
          <p>{t('confirmation.sentTo', { name: fullName(cart.shippingAddress) })}</p>
        )}
        {isPaidTwice() && <p>{t('confirmation.paidTwice')}</p>}
        {stopped === 'failed' && <PayAgain cart={cart} />}
      </header>
      {instructions && <PaymentInstructions instructions={instructions} amount={cart.total} />}
      <div className={styles.columns}>
        <section aria-labelledby="order-items">
          <h2 id="order-items">{t('confirmation.items')}</h2>
          <LineItemList lineItems={cart.lineItems} />
        </section>
        <section aria-labelledby="order-totals" className={styles.card}>
          <h2 id="order-totals">{t(totalsTitles[paymentState])}</h2>
          <CartSummary totals={cart} />
        </section>
        <Addresses cart={cart} />
        <section aria-labelledby="order-next" className={styles.card}>
          <h2 id="order-next">{t('confirmation.next')}</h2>
          <ol>
            <li>
              <KeepLink orderNumber={orderNumber} />
            </li>
            {!stopped && <li>{t('confirmation.nextPack')}</li>}
            {!stopped && cart.email !== null && <li>{t('confirmation.nextTrack', { email: cart.email })}</li>}
          </ol>
          <p>{t('confirmation.help', { email: brand.supportEmail })}</p>
          <Link to={paths.shop} className="button">
            {t('confirmation.shop')}
          </Link>
        </section>
      </div>
    </>
  );
}

const stoppedHeadings = {
  failed: 'confirmation.failed.heading',
  returned: 'confirmation.returned.heading',
} as const;

const totalsTitles = {
  paid: 'confirmation.totals',
  pending: 'confirmation.totalsPending',
  failed: 'confirmation.totalsFailed',
  returned: 'confirmation.totalsFailed',
} as const;

/** Where the payment of an order stands; screen readers announce it when it changes. */
function PaymentStatus({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { paymentState, paymentMethod, money, instructions, cart } = order;
  const method = t(`confirmation.methods.${methodNameOf(paymentMethod)}`);
  return (
    <div role="status">
      {paymentState === 'paid' && <p>{t('confirmation.paid', { method })}</p>}
      {paymentState === 'failed' && (
        <p>
          {t('confirmation.failed.text', { method })} <MoneyText money={money} />
        </p>
      )}
      {paymentState === 'returned' && (
        <p>{t('confirmation.returned.text', { method, email: cart.email ?? '' })}</p>
      )}
      {paymentState === 'pending' && (
        <p>
          {instructions === null && `${t('confirmation.pending', { method })} `}
          {t('confirmation.updates')}
        </p>
      )}
    </div>
  );
}

function Addresses({ cart }: { cart: Order['cart'] }) {
  const { t } = useTranslation('checkout');
  return (
    <section aria-labelledby="order-addresses">
      <h2 id="order-addresses">{t('confirmation.addresses')}</h2>
      <div className={styles.addresses}>
        {cart.shippingAddress && (
          <div>
            <h3>{t('shippingAddress')}</h3>
            <AddressLines address={cart.shippingAddress} />
            <p>{cart.shippingMethod?.name}</p>
          </div>
        )}
        <div>
          <h3>{t('billingAddress')}</h3>
          {cart.billingAddress ? (
            <AddressLines address={cart.billingAddress} />
          ) : (
            <p>{t('confirmation.billingSame')}</p>
          )}
        </div>
      </div>
    </section>
  );
}
