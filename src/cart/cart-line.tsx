import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import type { LineItem } from '../../contract/cart.ts';
import { isShort, unitsLeft } from '../../contract/short-line.ts';
import { formatMoney } from '../../stores/format-money.ts';
import * as styles from './cart-line.module.css';
import * as sums from './busy-sums.module.css';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useAction } from '../shop-api/call-shop-api.ts';
import { QuantityField } from './quantity-field.tsx';
import { useShop } from '../shop/shop-context.tsx';
import { useCartState, useCartStore } from './use-cart.tsx';
import { SaveForLater } from './save-for-later.tsx';
import { smallImage } from '../../contract/small-image.ts';
import { RemotePicture } from '../components/remote-picture.tsx';
import * as linePictureStyles from './line-picture.module.css';
import * as lineItemListStyles from './line-item-list.module.css';

const fewLeft = 5;

interface CartLineProps {
  readonly line: LineItem;
  /** @param quantity 0 if it is gone. */
  readonly onChanged: (quantity: number) => void;
}

export function CartLine({ line, onChanged }: CartLineProps) {
  const { t } = useTranslation('cart');
  const { setState } = useShop();
  const { error, set } = useSetQuantity(line, onChanged);
  const wanted = useCartState(({ quantities }) => quantities[line.id]);
  const { sku, name, unitPrice, availableQuantity: left } = line;
  const short = isShort(line);

  return (
    <li className={styles.line}>
      <LinePicture imageUrl={line.imageUrl} />
      <div className={styles.about}>
        <p className={styles.name}>{line.path === null ? name : <Link to={line.path}>{name}</Link>}</p>
        {line.variantLabel !== '' && <p className={styles.detail}>{line.variantLabel}</p>}
        {line.giftMessage !== null && (
          <blockquote className={styles.giftMessage}>
            <span className="visually-hidden">{t('lines.giftMessage')} </span>
            {line.giftMessage}
          </blockquote>
        )}
        {short ? (
          <p className={styles.short}>
            <UnitsLeft line={line} />
          </p>
        ) : (
          left !== null &&
          left > 0 &&
          left <= fewLeft && <p className={styles.detail}>{t('lines.left', { count: left })}</p>
        )}
      </div>
      <LinePrice line={line} busy={wanted !== undefined} />
      <div className={styles.controls}>
        {line.kind !== 'gift-message' && !(short && unitsLeft(line) === 0) && (
          <QuantityField
            // What is being removed keeps its quantity until it is gone.
            value={wanted === undefined || wanted === 0 ? line.quantity : wanted}
            available={left}
            onChange={set}
            label={t('lines.quantity', { name })}
            name={name}
          />
        )}
        {line.kind === 'gift-message' && (
          // Opens the dialog of the gift message (`gift-options.tsx`), which has its words.
          <button
            type="button"
            className={styles.action}
            aria-haspopup="dialog"
            aria-label={t('lines.editNamed', { name })}
            onClick={() => setState({ giftMessageProduct: { sku, name, price: unitPrice } })}
          >
            {t('lines.edit')}
          </button>
        )}
        {short && <ReduceButton line={line} onReduce={set} />}
        <button
          type="button"
          className={styles.action}
          aria-label={t('lines.removeNamed', { name })}
          onClick={() => set(0)}
        >
          {t('lines.remove')}
        </button>
        <SaveForLater line={line} />
      </div>
      <div className={styles.error}>
        <ErrorText error={error} />
      </div>
    </li>
  );
}

/** Changes how many there are of a line; 0 removes it. */
export function useSetQuantity({ id }: LineItem, onChanged: (quantity: number) => void) {
  const { setQuantity } = useCartStore();
  const { error, run } = useAction();
  const set = async (quantity: number) => {
    if (await run(() => setQuantity(id, quantity))) onChanged(quantity);
  };
  return { error, set: (quantity: number) => void set(quantity) };
}

/** The line before discounts, so that lines add up to the items of the summary, which then takes the discounts. */
function LinePrice({ line, busy }: { line: LineItem; busy: boolean }) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  return (
    <div className={`${styles.price} ${busy ? sums.busy : ''}`} aria-busy={busy}>
      <p>{formatMoney(line.fullPrice, locale)}</p>
      {line.quantity > 1 && (
        <p className={styles.detail}>{t('lines.each', { price: formatMoney(line.unitPrice, locale) })}</p>
      )}
    </div>
  );
}

export function UnitsLeft({ line }: { line: LineItem }) {
  const { t } = useTranslation('cart');
  const count = unitsLeft(line);
  return count === 0 ? t('lines.soldOut') : t('lines.left', { count });
}

/** Reduces a short line to what is left of it; nothing if it is sold out. */
export function ReduceButton({ line, onReduce }: { line: LineItem; onReduce: (quantity: number) => void }) {
  const { t } = useTranslation('cart');
  const quantity = unitsLeft(line);
  if (quantity === 0) return null;
  const label = t('lines.reduce', { quantity });
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-label={`${label}: ${line.name}`}
      onClick={() => onReduce(quantity)}
    >
      {label}
    </button>
  );
}

/** The small picture next to a line item; adds nothing to the name next to it. */
export function LinePicture({ imageUrl }: { imageUrl: string | null }) {
  if (imageUrl === null) return <div className={linePictureStyles.picture} />;
  return (
    <RemotePicture
      className={linePictureStyles.picture}
      url={imageUrl}
      plainUrl={smallImage(imageUrl)}
      widths={[160, 360]}
      sizes="6rem"
    />
  );
}

interface LineItemListProps {
  readonly lineItems: readonly LineItem[];
  /** What stands below a line. */
  readonly below?: (line: LineItem) => ReactNode;
}

/** Line items that cannot be changed here, priced as in the cart: next to the checkout and on the confirmation. */
export function LineItemList({ lineItems, below }: LineItemListProps) {
  const locale = useLocale();
  return (
    <ul role="list" className={lineItemListStyles.list}>
      {lineItems.map((line) => (
        <li key={line.id} className={lineItemListStyles.line}>
          <LinePicture imageUrl={line.imageUrl} />
          <div>
            <p className={lineItemListStyles.name}>
              {line.quantity} × {line.name}
            </p>
            {line.variantLabel !== '' && <p className={lineItemListStyles.detail}>{line.variantLabel}</p>}
            {line.giftMessage !== null && <p className={lineItemListStyles.message}>{line.giftMessage}</p>}
          </div>
          <p className={lineItemListStyles.price}>{formatMoney(line.fullPrice, locale)}</p>
          {below?.(line)}
        </li>
      ))}
    </ul>
  );
}
