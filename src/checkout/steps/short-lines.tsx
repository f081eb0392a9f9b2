import { useTranslation } from 'react-i18next';
import type { Cart, LineItem } from '../../../contract/cart.ts';
import { isShort } from '../../../contract/short-line.ts';
import { ErrorText } from '../../shop-api/error-text.tsx';
import * as styles from './short-lines.module.css';
import { LinePicture, ReduceButton, UnitsLeft, useSetQuantity } from '../../cart/cart-line.tsx';

interface ShortLinesProps {
  readonly cart: Cart;
  /** One of them can be ordered now, or is gone, and with it the button that had the focus. */
  readonly onMended: () => void;
}

/** What cannot be ordered as it is in the cart, each with what a shopper can do about it; nothing if all of it can. */
export function ShortLines({ cart, onMended }: ShortLinesProps) {
  const { t } = useTranslation('checkout');
  const lines = cart.lineItems.filter(isShort);
  return (
    <div role="status">
      {lines.length > 0 && (
        <div className={styles.box}>
          <div>
            <p className={styles.name}>{t('short.title')}</p>
            <p>{t('short.text')}</p>
          </div>
          <ul role="list">
            {lines.map((line) => (
              <ShortLine key={line.id} line={line} onMended={onMended} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function ShortLine({ line, onMended }: { line: LineItem; onMended: () => void }) {
  const { t } = useTranslation('cart');
  const { error, set } = useSetQuantity(line, onMended);
  const { name } = line;
  return (
    <li className={styles.line}>
      <LinePicture imageUrl={line.imageUrl} />
      <div>
        <p className={styles.name}>{name}</p>
        {line.variantLabel !== '' && <p>{line.variantLabel}</p>}
        <p>
          <UnitsLeft line={line} />
        </p>
      </div>
      <div className={styles.actions}>
        <ReduceButton line={line} onReduce={set} />
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('lines.removeNamed', { name })}
          onClick={() => set(0)}
        >
          {t('lines.remove')}
        </button>
      </div>
      <ErrorText error={error} />
    </li>
  );
}
