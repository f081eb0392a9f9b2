import { useLocale } from '../i18n/use-locale.ts';
import type { LineItem } from '../../contract/cart.ts';
import { formatMoney } from '../../stores/format-money.ts';
import { LinePicture } from './line-picture.tsx';
import * as styles from './line-item-list.module.css';

/** Line items that cannot be changed here, priced as in the cart: next to the checkout and on the confirmation. */
export function LineItemList({ lineItems }: { lineItems: readonly LineItem[] }) {
  const locale = useLocale();
  return (
    <ul role="list" className={styles.list}>
      {lineItems.map((line) => (
        <li key={line.id} className={styles.line}>
          <LinePicture imageUrl={line.imageUrl} />
          <div>
            <p className={styles.name}>
              {line.quantity} × {line.name}
            </p>
            {line.variantLabel !== '' && <p className={styles.detail}>{line.variantLabel}</p>}
            {line.giftMessage !== null && <p className={styles.message}>{line.giftMessage}</p>}
          </div>
          <p className={styles.price}>{formatMoney(line.fullPrice, locale)}</p>
        </li>
      ))}
    </ul>
  );
}
