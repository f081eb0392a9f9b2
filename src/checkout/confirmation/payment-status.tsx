import { useTranslation } from 'react-i18next';
import type { Order, PaymentInstructions as Instructions } from '../../../contract/order.ts';
import { methodTextsOf } from '../../../stores/payment-method-names.ts';
import { MoneyText } from '../payment/payment-error-text.tsx';
import type { Money } from '../../../contract/money.ts';
import { deadlineText } from '../../../stores/time-text.ts';
import { formatMoney } from '../../../stores/format-money.ts';
import { useTimeReader } from '../../i18n/use-locale.ts';
import * as styles from './order-confirmation-screen.module.css';

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

interface PaymentInstructionsProps {
  readonly instructions: Instructions;
  readonly amount: Money;
}

export function PaymentInstructions({ instructions, amount }: PaymentInstructionsProps) {
  const { t } = useTranslation('checkout');
  const reader = useTimeReader();
  const { entity, reference, beneficiary, iban, bic, expiresAt, downloadUrl } = instructions;
  const { telephoneNumber = null, instructionsUrl = null } = instructions;
  const parts: readonly (readonly [name: string, value: string | null])[] = [
    [t('confirmation.instructions.beneficiary'), beneficiary],
    ['IBAN', iban],
    ['BIC', bic],
    [t('confirmation.instructions.entity'), entity],
    [t('confirmation.instructions.reference'), reference],
    [t('confirmation.instructions.telephoneNumber'), telephoneNumber],
    [t('confirmation.instructions.amount'), formatMoney(amount, reader.locale)],
    [t('confirmation.instructions.until'), expiresAt && deadlineText(expiresAt, reader)],
  ];
  return (
    <section aria-labelledby="order-pay" className={styles.instructions}>
      <h2 id="order-pay">{t('confirmation.instructions.heading')}</h2>
      <dl>
        {parts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {downloadUrl !== null && (
        <a href={downloadUrl} rel="noreferrer" className="button button-quiet">
          {t('confirmation.instructions.voucher')}
        </a>
      )}
      {instructionsUrl !== null && (
        <a href={instructionsUrl} rel="noreferrer" className="button button-quiet">
          {t('confirmation.instructions.how')}
        </a>
      )}
      <p>{t('confirmation.instructions.text')}</p>
    </section>
  );
}

/** Why nothing of an order will be sent for now: it is canceled, or its money went back; null if it takes its way. */
export function whyNotSent({ status, paymentState }: Order): 'canceled' | 'returned' | null {
  if (status === 'canceled' || paymentState === 'failed') return 'canceled';
  return paymentState === 'returned' ? 'returned' : null;
}
