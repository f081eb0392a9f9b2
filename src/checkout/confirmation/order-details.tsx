import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sections } from '../../../brands/sections.ts';
import type { Order } from '../../../contract/order.ts';
import { fullName, greetingName } from '../../../stores/address-formats/lines.ts';
import { AddressLines } from '../../components/address-lines.tsx';
import { CartSummary } from '../../cart/cart-summary.tsx';
import * as styles from './order-confirmation-screen.module.css';
import { LineItemList } from '../../cart/cart-line.tsx';
import { OwnedLine } from '../../claims/owned-line.tsx';
import { useFocusOnce } from '../../components/focus-on.ts';
import { Sections } from '../../components/sections.tsx';
import { usePaths } from '../../navigation/page-context.tsx';
import { NewsletterOffer } from '../../newsletter/newsletter-offer.tsx';
import { useShopState } from '../../shop/shop-context.tsx';
import {
  CancelOrder,
  GiftLink,
  KeepLink,
  OrderPageLink,
  PayAgain,
  ReturnLink,
  ReviewLink,
} from './order-actions.tsx';
import { DeclineInvitation } from './decline-invitation.tsx';
import { OrderParcels, OrderProgress, OrderRefunds, OrderReturns, useDateText } from './order-progress.tsx';
import { isPaidTwice } from '../payment/use-payment-outcome.ts';
import { PaymentInstructions, PaymentStatus, whyNotSent } from './payment-status.tsx';
import { PrintReceipt, type SellerNumbers, withoutArrival } from './receipt.tsx';

/** Keys of spare parts, by the key of the product. */
export type SpareParts = Readonly<Record<string, readonly string[]>>;

interface OrderDetailsProps {
  readonly order: Order;
  readonly sellerNumbers: SellerNumbers;
  readonly parts: SpareParts;
  readonly onChange: (order: Order) => void;
  readonly end: ReactNode;
}

export function OrderDetails({ order, sellerNumbers, parts, onChange, end }: OrderDetailsProps) {
  const { t } = useTranslation('checkout');
  const dateText = useDateText();
  const { cart, orderNumber, paymentState, instructions, status } = order;
  // Without a billing address, the same person pays and receives.
  const payer = cart.billingAddress ?? cart.shippingAddress;
  const notSent = whyNotSent(order);
  return (
    <>
      <header className={styles.header}>
        <h1 ref={useFocusOnce<HTMLHeadingElement>()} tabIndex={-1}>
          {notSent
            ? t(stoppedHeadings[notSent])
            : t('confirmation.heading', { name: payer ? greetingName(payer) : '' })}
        </h1>
        <p className={styles.number}>{t('confirmation.number', { number: orderNumber })}</p>
        {notSent && <p>{t('confirmation.placed', { date: dateText(order.createdAt) })}</p>}
        <PaymentStatus order={order} />
        {!notSent && cart.isForSomebodyElse && cart.shippingAddress && (
          <p>{t('confirmation.sentTo', { name: fullName(cart.shippingAddress) })}</p>
        )}
        {isPaidTwice() && <p>{t('confirmation.paidTwice')}</p>}
        {paymentState === 'failed' && <PayAgain cart={cart} />}
      </header>
      <Sections
        list={sections.order}
        shown={{ order }}
        all={{
          instructions: instructions && (
            <PaymentInstructions instructions={instructions} amount={cart.total} />
          ),
          progress: (
            <div className={styles.progress}>
              <OrderProgress order={order} />
              <ReviewLink order={order} />
              <OrderParcels deliveries={order.deliveries} />
              <OrderReturns order={order} />
              <OrderRefunds refunds={order.refunds} />
            </div>
          ),
          details: (
            <div className={styles.columns}>
              <Sections
                list={sections.orderDetails}
                shown={{ order }}
                all={{
                  items: (
                    <section aria-labelledby="order-items">
                      <h2 id="order-items">{t('confirmation.items')}</h2>
                      <LineItemList
                        lineItems={cart.lineItems}
                        below={(line) =>
                          // Before something is on its way, nothing can be wrong with it.
                          !notSent &&
                          status !== 'placed' &&
                          status !== 'packed' && (
                            <OwnedLine line={line} order={order} parts={parts[line.productKey] ?? []} />
                          )
                        }
                      />
                    </section>
                  ),
                  totals: (
                    <section aria-labelledby="order-totals" className={styles.card}>
                      <h2 id="order-totals">
                        {t(notSent ? 'confirmation.totalsFailed' : totalsTitles[paymentState])}
                      </h2>
                      <CartSummary totals={notSent || status === 'delivered' ? withoutArrival(cart) : cart} />
                    </section>
                  ),
                  addresses: <Addresses cart={cart} />,
                  next: <Next {...{ order, sellerNumbers, onChange }} />,
                }}
              />
            </div>
          ),
          recommendations: end,
        }}
      />
    </>
  );
}

const stoppedHeadings = {
  canceled: 'confirmation.failed.heading',
  returned: 'confirmation.returned.heading',
} as const;

const totalsTitles = {
  paid: 'confirmation.totals',
  owed: 'confirmation.totals',
  pending: 'confirmation.totalsPending',
  failed: 'confirmation.totalsFailed',
  returned: 'confirmation.totalsFailed',
} as const;

function Next({ order, sellerNumbers, onChange }: Omit<OrderDetailsProps, 'parts' | 'end'>) {
  const { t } = useTranslation('checkout');
  const paths = usePaths();
  const supportEmail = useShopState(({ siteConfig }) => siteConfig.supportEmail);
  const { orderNumber } = order;
  return (
    <section aria-labelledby="order-next" className={styles.card}>
      <h2 id="order-next">{t('confirmation.next')}</h2>
      <ol>
        <li>
          <KeepLink orderNumber={orderNumber} />
        </li>
        <GiftLink order={order} />
        <li>
          <PrintReceipt order={order} sellerNumbers={sellerNumbers} />
        </li>
        {!whyNotSent(order) && <NextSteps order={order} />}
      </ol>
      {!whyNotSent(order) && <DeclineInvitation order={order} />}
      <p>{t('confirmation.help', { email: supportEmail })}</p>
      {!whyNotSent(order) && order.status === 'placed' && order.cart.email !== null && (
        <NewsletterOffer email={order.cart.email} />
      )}
      {!whyNotSent(order) && <OrderPageLink page="registration" orderNumber={orderNumber} />}
      <OrderPageLink page="contact" orderNumber={orderNumber} />
      <ReturnLink order={order} />
      <OrderPageLink page="withdraw" orderNumber={orderNumber} />
      <Link to={paths.shop} className="button">
        {t('confirmation.shop')}
      </Link>
      <CancelOrder order={order} onChange={onChange} />
    </section>
  );
}

function NextSteps({ order: { status, cart } }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { t: tOrder } = useTranslation('order');
  const { email } = cart;
  return (
    <>
      {email !== null && status === 'placed' && <li>{tOrder('mail', { email })}</li>}
      {email !== null && (status === 'packed' || status === 'partlyShipped') && (
        <li>{tOrder('mailLater', { email })}</li>
      )}
      {status === 'placed' && <li>{t('confirmation.nextPack')}</li>}
    </>
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
