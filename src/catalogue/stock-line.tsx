import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as styles from './stock-line.module.css';

/** At this quantity or below, the shopper is told how many are left. */
const lowStock = 5;

/** How much is left, as text and with a dot; nothing if stock is not tracked. */
export function StockLine({ availableQuantity }: { availableQuantity: number | null }) {
  const { t } = useTranslation();
  if (availableQuantity === null) return null;
  const level = availableQuantity === 0 ? 'out' : availableQuantity < lowStock ? 'low' : 'in';
  return (
    <p className={styles.stock} data-level={level}>
      {t(`stock.${level}`, { count: availableQuantity })}
    </p>
  );
}
