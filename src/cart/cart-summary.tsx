import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { type Totals, totalLines, type TotalWords } from '../../contract/total-lines.ts';
import { useArrivalText } from '../delivery/delivery-text.ts';
import { useStore } from '../shop/shop-context.tsx';
import * as styles from './cart-summary.module.css';
import * as busySumsStyles from './busy-sums.module.css';
import { useCartState } from './use-cart.tsx';

/** The lines of `contract/total-lines.ts`, and when the goods arrive. */
export function CartSummary({ totals }: { totals: Totals }) {
  const words = useTotalWords();
  const arrivalText = useArrivalText();
  const arrival = totals.shippingMethod?.arrival;
  return (
    <dl className={styles.rows}>
      {totalLines(totals, words).map(({ name, value, isTotal, isDelivery }, index) => (
        <div key={`${index} ${name}`} className={isTotal ? styles.total : styles.row}>
          <dt>
            {name}
            {isDelivery && arrival && <small>{arrivalText(arrival)}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function useTotalWords(): TotalWords {
  const { t } = useTranslation(['cart', 'translation']);
  return { t, store: useStore(), locale: useLocale() };
}

/** Sums of the cart, marked while the shop is computing them anew: a browser never guesses one. */
export function BusySums({ children }: { children: ReactNode }) {
  const busy = useCartState(({ changing }) => changing);
  return (
    <div aria-busy={busy} className={busy ? busySumsStyles.busy : undefined}>
      {children}
    </div>
  );
}
