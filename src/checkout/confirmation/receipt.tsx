import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/order.ts';
import { brand } from '../../../brands/browser.ts';
import { methodTextsOf } from '../../../stores/payment-method-names.ts';
import type { Contact } from '../../../stores/types.ts';
import { CartSummary } from '../../cart/cart-summary.tsx';
import { AddressLines } from '../../components/address-lines.tsx';
import { formatMoney } from '../../../stores/format-money.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useStore } from '../../shop/shop-context.tsx';
import { OrderRefunds, useDateText } from './order-progress.tsx';
import { PaymentInstructions, PaymentStatus } from './payment-status.tsx';
import * as styles from './receipt.module.css';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

/** Under which numbers authorities know the seller. */
export type SellerNumbers = Pick<Contact, 'registration' | 'taxNumber'>;

interface ReceiptProps {
  readonly order: Order;
  readonly sellerNumbers: SellerNumbers;
}

/** An order as a document on paper, which is called a receipt only if money was received. */
export function Receipt({ order, sellerNumbers }: ReceiptProps) {
  const { t } = useTranslation('order');
  const dateText = useDateText();
  const { company, addressLines, email, phone } = useStore().contact;
  const { registration, taxNumber } = sellerNumbers;
  const { cart, orderNumber, createdAt, instructions, paymentState, refunds } = order;
  const isReceipt = paymentState !== 'pending' && paymentState !== 'failed';
  return (
    <article className={styles.receipt} aria-labelledby="receipt-title">
      <header>
        <div>
          <p className={styles.brand}>{brand.name}</p>
          <p className={styles.lines}>
            {[company, ...addressLines, registration, taxNumber, phone, email].join('\n')}
          </p>
        </div>
        <div>
          <h1 id="receipt-title">{t(isReceipt ? 'receipt.title' : 'receipt.order')}</h1>
          <dl>
            <dt>{t('receipt.number')}</dt>
            <dd>{orderNumber}</dd>
            <dt>{t('receipt.date')}</dt>
            <dd>{dateText(createdAt)}</dd>
          </dl>
        </div>
      </header>
      <Parties cart={cart} />
      <Goods lineItems={cart.lineItems} />
      <div className={styles.totals}>
        <CartSummary totals={withoutArrival(cart)} />
        <Payment order={order} />
      </div>
      {instructions && <PaymentInstructions instructions={instructions} amount={cart.total} />}
      <OrderRefunds refunds={refunds} />
    </article>
  );
}

/** Where the money stood when it was printed; how to pay it is said below. */
function Payment({ order }: Pick<ReceiptProps, 'order'>) {
  const { t } = useTranslation('checkout');
  const { paymentState, paymentMethod, instructions, status } = order;
  if (paymentState !== 'pending' || status === 'canceled') return <PaymentStatus order={order} />;
  const method = t(methodTextsOf(paymentMethod));
  return instructions === null && <p>{t('confirmation.pending', { method })}</p>;
}

function Parties({ cart: { shippingAddress, billingAddress, email } }: Pick<Order, 'cart'>) {
  const { t } = useTranslation('checkout');
  return (
    <div className={styles.parties}>
      {shippingAddress && (
        <div>
          <h2>{t('shippingAddress')}</h2>
          <AddressLines address={shippingAddress} />
          {billingAddress === null && <p>{email}</p>}
        </div>
      )}
      <div>
        <h2>{t('billingAddress')}</h2>
        {billingAddress ? (
          <>
            <AddressLines address={billingAddress} />
            <p>{email}</p>
          </>
        ) : (
          <p>{t('confirmation.billingSame')}</p>
        )}
      </div>
    </div>
  );
}

/** What was bought, before discounts: the amounts add up to the first row of the totals. */
function Goods({ lineItems }: Pick<Order['cart'], 'lineItems'>) {
  const { t } = useTranslation('order');
  const locale = useLocale();
  return (
    <table className={styles.goods}>
      <thead>
        <tr>
          <th scope="col">{t('receipt.item')}</th>
          <th scope="col">{t('receipt.quantity')}</th>
          <th scope="col">{t('receipt.unitPrice')}</th>
          <th scope="col">{t('receipt.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lineItems.map(({ id, name, variantLabel, giftMessage, sku, quantity, unitPrice, fullPrice }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <small>
                {[variantLabel, sku].filter((part) => part !== '').join(' · ')}
                {giftMessage !== null && `\n${giftMessage}`}
              </small>
            </th>
            <td>{quantity}</td>
            <td>{formatMoney(unitPrice, locale)}</td>
            <td>{formatMoney(fullPrice, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whichever way the page is printed, the receipt takes the place of everything else (`receipt.module.css`). */
export function PrintReceipt(props: Parameters<typeof Receipt>[0]) {
  const { t } = useTranslation('order');
  const isPrinting = useIsPrinting();
  return (
    <>
      <button type="button" className="link" onClick={() => window.print()}>
        {t('receipt.print')}
      </button>
      {isPrinting && createPortal(<Receipt {...props} />, document.body)}
    </>
  );
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the event has been handled.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** For where nobody waits for the goods: an arrival that is over, or that paper cannot keep up to date, is not announced. */
export const withoutArrival = ({ shippingMethod, ...cart }: Order['cart']): Order['cart'] => ({
  ...cart,
  shippingMethod: shippingMethod && { ...shippingMethod, arrival: null },
});
