import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/order.ts';
import { methodTextsOf } from '../../../stores/payment-method-names.ts';
import { MoneyText } from '../payment/payment-error-text.tsx';
import { whyNotSent } from './why-not-sent.ts';

/** Where the money of an order stands; screen readers announce it when it changes. */
export function PaymentStatus({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { t: tOrder } = useTranslation('order');
  const { paymentState, paymentMethod, instructions, cart } = order;
  const method = t(methodTextsOf(paymentMethod));
  return (
    <div role="status">
      {whyNotSent(order) === 'canceled' ? <CanceledText order={order} /> : <p>{text()}</p>}
    </div>
  );

  function text(): string {
    switch (paymentState) {
      case 'returned':
        return t('confirmation.returned.text', { method, email: cart.email ?? '' });
      case 'owed':
        return tOrder('owed', { method });
      case 'pending':
        return instructions === null
          ? `${t('confirmation.pending', { method })} ${t('confirmation.updates')}`
          : t('confirmation.updates');
      case 'paid':
      case 'failed':
        return t('confirmation.paid', { method });
    }
  }
}

/** What became of a canceled order and of its money; refunds that have arrived are listed with their dates instead. */
function CanceledText({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { t: tOrder } = useTranslation('order');
  const { paymentState, paymentMethod, money, refunds, cart } = order;
  const method = t(methodTextsOf(paymentMethod));
  const isDone = refunds.length > 0 && refunds.every(({ state }) => state === 'done');
  if (paymentState === 'failed') {
    return (
      <p>
        {t('confirmation.failed.text', { method })} <MoneyText money={money} />
      </p>
    );
  }
  return (
    <p>
      {tOrder('canceled.text')}{' '}
      {money === 'unknown'
        ? paymentState === 'pending'
          ? tOrder('canceled.unpaid')
          : tOrder('canceled.person', { email: cart.email ?? '' })
        : !isDone && <MoneyText money={money} />}
    </p>
  );
}
