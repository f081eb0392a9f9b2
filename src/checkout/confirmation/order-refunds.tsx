import { useTranslation } from 'react-i18next';
import type { Order } from '../../../contract/order.ts';
import { formatMoney } from '../../../stores/format-money.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useDateText } from './date-text.ts';
import * as styles from './order-confirmation-screen.module.css';

/** The money that goes back or went back, with amounts and dates. */
export function OrderRefunds({ refunds }: Pick<Order, 'refunds'>) {
  const { t } = useTranslation('order');
  const locale = useLocale();
  const dateText = useDateText();
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="order-refunds">
      <h2 id="order-refunds">{t('refunds.heading')}</h2>
      <ul className={styles.notes}>
        {refunds.map(({ id, amount, at, state }) => (
          <li key={id}>
            <p>{t(`refunds.${state}`, { amount: formatMoney(amount, locale) })}</p>
            {at !== null && <small>{dateText(at)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
