import { useTranslation } from 'react-i18next';
import type { ShippingMethod } from '../../contract/delivery.ts';
import type { Money } from '../../contract/money.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { missingToFree } from './delivery-methods.ts';
import * as styles from './to-free-delivery.module.css';

/** What goods of this value lack until a way of delivery is free, in words and as a bar; nothing once it is. */
export function ToFreeDelivery({ value, method }: { value: Money; method: ShippingMethod }) {
  const { t } = useTranslation('delivery');
  const locale = useLocale();
  const missing = missingToFree(value, method);
  if (!missing || method.price.centAmount === 0) return null;
  const amount = formatMoney({ ...value, centAmount: missing }, locale);
  return (
    <div className={styles.toFree}>
      <p>{t('toFree', { amount, method: method.name })}</p>
      <progress value={value.centAmount} max={value.centAmount + missing} aria-hidden="true" />
    </div>
  );
}
