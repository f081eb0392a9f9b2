import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Order } from '../../../contract/order.ts';
import type { PaymentMethodType } from '../../../stores/payment-methods.ts';
import { MoneyText } from '../payment/payment-error-text.tsx';
import { stopOf } from './stop-of.ts';

/** What Adyen's payment method types are called here. */
const methodNames = {
  scheme: 'scheme',
  bankTransfer_IBAN: 'bankTransfer',
  bcmc: 'bcmc',
  bcmc_mobile: 'bcmc',
  blik: 'blik',
  ebanking_FI: 'onlineBanking',
  econtext_stores: 'convenienceStore',
  eps: 'eps',
  ideal: 'ideal',
  klarna: 'klarna',
  klarna_account: 'klarna',
  klarna_paynow: 'klarna',
  mbway: 'mbway',
  multibanco: 'multibanco',
  onlineBanking_CZ: 'onlineBanking',
  onlineBanking_PL: 'onlineBanking',
  onlineBanking_SK: 'onlineBanking',
  sepadirectdebit: 'directDebit',
  swish: 'swish',
} as const satisfies Readonly<Record<PaymentMethodType, string>>;

/** An older order may have been paid by a method that is not offered any more. */
const methodOf = (type: string): (typeof methodNames)[PaymentMethodType] | 'other' =>
  Object.hasOwn(methodNames, type) ? methodNames[type as PaymentMethodType] : 'other';

/** Where the money of an order stands; screen readers announce it when it changes. */
export function PaymentStatus({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { t: tOrder } = useTranslation('order');
  const { paymentState, paymentMethod, instructions, cart } = order;
  const method = t(`confirmation.methods.${methodOf(paymentMethod)}`);
  return (
    <div role="status">{stopOf(order) === 'canceled' ? <CanceledText order={order} /> : <p>{text()}</p>}</div>
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
  const method = t(`confirmation.methods.${methodOf(paymentMethod)}`);
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
