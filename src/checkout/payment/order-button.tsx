import { useTranslation } from 'react-i18next';
import type { Cart } from '../../../contract/cart.ts';
import { isInEea } from '../../../stores/european-economic-area.ts';
import { formatMoney } from '../../../stores/format-money.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import * as styles from './items-and-sums.module.css';

interface OrderButtonProps {
  readonly cart: Cart;
  /** Whether there is nothing to press for yet, or a payment is in progress; the button keeps the focus meanwhile. */
  readonly isBusy: boolean;
  readonly onOrder: () => void;
}

/**
 * The button that orders and pays. In the European Economic Area, nothing but the obligation to pay may be on it (Directive
 * 2011/83/EU, Article 8(2)); which law applies depends on where the shopper lives, so on the country of the cart. The
 * British version of that rule also allows words that are as clear: the amount.
 */
export function OrderButton({ cart: { country, total }, isBusy, onOrder }: OrderButtonProps) {
  const { t } = useTranslation('checkout');
  const locale = useLocale();
  return (
    <button
      type="button"
      className={`button ${styles.order}`}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onOrder();
      }}
    >
      {isInEea(country)
        ? t('payment.orderWithObligation')
        : t('payment.payAmount', { amount: formatMoney(total, locale) })}
    </button>
  );
}
