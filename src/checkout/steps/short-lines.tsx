import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Cart, LineItem } from '../../../contract/cart.ts';
import { isShort } from '../../../contract/short-line.ts';
import { useFocusNext } from '../../components/focus-on.ts';
import { ErrorText } from '../../shop-api/error-text.tsx';
import * as styles from './short-lines.module.css';
import { ReduceButton, UnitsLeft } from '../../cart/short-line.tsx';
import { useCartChange, useCartStore } from '../../cart/use-cart.tsx';

/** What cannot be ordered as it is in the cart, each with what a shopper can do about it; nothing if all of it can. */
export function ShortLines({ cart, title, text }: { cart: Cart; title: string; text: string }) {
  const [region, goOn] = useFocusNext<HTMLDivElement>();
  const lines = cart.lineItems.filter(isShort);
  return (
    <div ref={region} role="status" tabIndex={-1}>
      {lines.length > 0 && (
        <div className={styles.box}>
          <h2>{title}</h2>
          <p>{text}</p>
          <ul role="list">
            {lines.map((line) => (
              <ShortLine key={line.id} line={line} onMended={goOn} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function ShortLine({ line, onMended }: { line: LineItem; onMended: () => void }) {
  const { t } = useTranslation('cart');
  const { setQuantity } = useCartStore();
  const { error, run } = useCartChange();
  const { name } = line;
  const set = async (quantity: number) => {
    if (await run(() => setQuantity(line.id, quantity))) onMended();
  };
  return (
    <li>
      <p>
        <strong>{name}</strong> <UnitsLeft line={line} />
      </p>
      <div className={styles.actions}>
        <ReduceButton line={line} onReduce={(quantity) => void set(quantity)} />
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('lines.removeNamed', { name })}
          onClick={() => void set(0)}
        >
          {t('lines.remove')}
        </button>
      </div>
      <ErrorText error={error} />
    </li>
  );
}
