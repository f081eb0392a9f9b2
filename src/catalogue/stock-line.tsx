import { useTranslation } from 'react-i18next';
import * as styles from './stock-line.module.css';

/** At this quantity or below, the shopper is told how many are left. */
const lowStock = 5;

interface StockLineProps {
  /** Units in stock; null if stock is not tracked. */
  readonly availableQuantity: number | null;
  /** Whether that is known from now, not only from when the page was built; only then is it told as a number. */
  readonly isCurrent: boolean;
}

/** How much is left, as text and with a dot; nothing if stock is not tracked. */
export function StockLine({ availableQuantity, isCurrent }: StockLineProps) {
  const { t } = useTranslation(['translation', 'product']);
  if (availableQuantity === null) return null;
  const level = availableQuantity === 0 ? 'out' : availableQuantity < lowStock ? 'low' : 'in';
  return (
    <p className={styles.stock} data-level={level}>
      {level === 'low' && !isCurrent
        ? t('fewLeft', { ns: 'product' })
        : t(`stock.${level}`, { count: availableQuantity })}
    </p>
  );
}
