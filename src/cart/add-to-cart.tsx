import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '../../contract/money.ts';
import * as styles from './add-to-cart.module.css';
import { BuyBar } from './buy-bar.tsx';
import { ErrorText } from '../shop-api/error-text.tsx';
import { QuantityField, quantityLimit } from './quantity-field.tsx';
import type { CartState } from './known-cart.ts';
import { useAddToCart, useCartChange, useCartStore } from './use-cart.tsx';
import { NoScriptNote } from '../components/no-script-note.tsx';
import { useShopDispatch } from '../shop/shop-context.tsx';

interface AddToCartProps {
  readonly sku: string;
  /** The product's name, for the notice after adding it. */
  readonly name: string;
  /** Of one unit. */
  readonly price: Money;
  /** Units in stock; 0 is sold out, null if stock is not tracked. */
  readonly availableQuantity: number | null;
  /** The product in a small square, for the bar that stands in for the button. */
  readonly picture: ReactNode;
  /** Where a shopper can ask to be told when it is back: an ID in the page. */
  readonly restockId: string;
  /** Other ways to buy the chosen quantity; only while there is any. */
  readonly otherWays?: ((quantity: number) => ReactNode) | undefined;
}

/**
 * Quantity and button of a product page; the result is a notice (`AddedNotice`), or an error below the button. A bar stands
 * in for the button while it cannot be seen.
 */
export function AddToCart(props: AddToCartProps) {
  const { sku, name, price, availableQuantity, picture, restockId, otherWays } = props;
  const { t } = useTranslation('cart');
  const dispatch = useShopDispatch();
  const { state } = useCartStore();
  const addToCart = useAddToCart();
  const { pending, error, run } = useCartChange();
  const [wanted, setWanted] = useState(1);
  const soldOut = availableQuantity === 0;
  const quantity = Math.min(wanted, quantityLimit(availableQuantity));

  const announce = useEffectEvent(({ added }: CartState, { added: before }: CartState) => {
    if (!added || added === before || added.sku !== sku) return;
    const { isWaiting } = added;
    dispatch({
      type: 'setToasterProduct',
      product: { sku, name, price, quantity: added.quantity, isWaiting },
    });
  });
  useEffect(() => state.subscribe((now, before) => announce(now, before)), [state]);

  const add = async () => {
    if (pending || soldOut) return;
    dispatch({ type: 'setToasterProduct', product: null });
    await run(() => addToCart({ sku, name, quantity }));
  };
  // Other pages do not have the texts of the notice.
  useEffect(() => () => dispatch({ type: 'setToasterProduct', product: null }), [dispatch]);
  const controls = useRef<HTMLDivElement>(null);
  const button = (
    <button
      type="button"
      className={`button ${styles.button}`}
      disabled={soldOut}
      aria-disabled={pending}
      onClick={() => void add()}
    >
      {soldOut ? t('add.soldOut') : pending ? t('add.adding') : t('add.button')}
    </button>
  );
  return (
    <div>
      <div ref={controls} className={styles.controls}>
        {!soldOut && (
          <QuantityField
            value={quantity}
            available={availableQuantity}
            onChange={setWanted}
            label={t('add.quantity')}
            fewerLabel={t('lines.fewer', { name })}
            moreLabel={t('lines.more', { name })}
          />
        )}
        {button}
      </div>
      <BuyBar {...{ controls, name, picture, price }} note={soldOut ? t('add.soldOut') : undefined}>
        {soldOut ? (
          <a href={`#${restockId}`} className="button button-quiet">
            {t('add.tellMe')}
          </a>
        ) : (
          button
        )}
      </BuyBar>
      <NoScriptNote text={t('add.noScript')} />
      <ErrorText error={error} />
      {!soldOut && otherWays?.(quantity)}
    </div>
  );
}
