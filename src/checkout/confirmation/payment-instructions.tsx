import { useTranslation } from 'react-i18next';
import type { Money } from '../../../contract/money.ts';
import type { PaymentInstructions as Instructions } from '../../../contract/order.ts';
import { deadlineText } from '../../../stores/time-text.ts';
import { formatMoney } from '../../../stores/format-money.ts';
import { useTimeReader } from '../../i18n/use-locale.ts';
import * as styles from './order-confirmation-screen.module.css';

interface PaymentInstructionsProps {
  readonly instructions: Instructions;
  /** The total of the order. */
  readonly amount: Money;
}

/** How to pay an order later: what to type or scan at a bank or a cash desk, and until when. */
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
