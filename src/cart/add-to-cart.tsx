import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '../../contract/money.ts';
import * as styles from './add-to-cart.module.css';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useAction } from '../shop-api/call-shop-api.ts';
import { QuantityField, quantityLimit } from './quantity-field.tsx';
import type { CartState } from './known-cart.ts';
import { useAddToCart, useCartStore } from './use-cart.tsx';
import { NoScriptNote } from '../components/no-script-note.tsx';
import { useShop } from '../shop/shop-context.tsx';
import { formatMoney } from '../../stores/format-money.ts';
import { useLocale } from '../i18n/use-locale.ts';
import * as buyBarStyles from './buy-bar.module.css';

interface AddToCartProps {
  readonly sku: string;
  readonly name: string;
  readonly price: Money;
  /** Units in stock; 0 is sold out, null if stock is not tracked. */
  readonly availableQuantity: number | null;
  readonly picture: ReactNode;
  /** Where a shopper can ask to be told when it is back: an ID in the page. */
  readonly restockId: string;
  readonly otherWays?: ((quantity: number) => ReactNode) | undefined;
}

/** Quantity and button of a product page; the result is a notice (`AddedNotice`), or an error below the button. */
export function AddToCart(props: AddToCartProps) {
  const { sku, name, price, availableQuantity, picture, restockId, otherWays } = props;
  const { t } = useTranslation('cart');
  const { setState } = useShop();
  const { state } = useCartStore();
  const addToCart = useAddToCart();
  const { pending, error, run } = useAction();
  const [wanted, setWanted] = useState(1);
  const soldOut = availableQuantity === 0;
  const quantity = Math.min(wanted, quantityLimit(availableQuantity));

  const announce = useEffectEvent(({ added }: CartState, { added: before }: CartState) => {
    if (!added || added === before || added.sku !== sku) return;
    const { isWaiting } = added;
    setState({ toasterProduct: { sku, name, price, quantity: added.quantity, isWaiting } });
  });
  useEffect(() => state.subscribe((now, before) => announce(now, before)), [state]);

  const add = async () => {
    if (pending || soldOut) return;
    setState({ toasterProduct: null });
    await run(() => addToCart({ sku, name, quantity }));
  };
  // Other pages do not have the texts of the notice.
  useEffect(() => () => setState({ toasterProduct: null }), [setState]);
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
            name={name}
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

const covered = '-68px 0px -72px 0px';

interface BuyBarProps extends Pick<AddToCartProps, 'name' | 'picture' | 'price'> {
  /** What it stands in for, and where the focus goes if it leaves while it is used. */
  readonly controls: RefObject<HTMLElement | null>;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** The product in one line at the bottom of the screen while its button cannot be seen. The page scrolls farther for it. */
function BuyBar({ controls, name, picture, price, note, children }: BuyBarProps) {
  const locale = useLocale();
  const bar = useRef<HTMLElement>(null);
  const place = useHidingPlace(controls, bar);
  if (!place) return null;
  return (
    <section ref={bar} aria-label={name} className={buyBarStyles.bar} data-place={place}>
      <div className={buyBarStyles.line}>
        <div className={buyBarStyles.picture}>{picture}</div>
        <p className={buyBarStyles.words} aria-hidden="true">
          <span className={buyBarStyles.name}>{name}</span>
          <span>
            <span className={buyBarStyles.price}>{formatMoney(price, locale)}</span>
            {note && ` · ${note}`}
          </span>
        </p>
        {children}
      </div>
    </section>
  );
}

/** Where an element is while it cannot be seen: above or below the screen; null while it can be. */
function useHidingPlace(
  element: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
): 'above' | 'below' | null {
  const [place, setPlace] = useState<'above' | 'below' | null>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        if (last.isIntersecting && bar.current?.contains(document.activeElement))
          current.querySelector<HTMLElement>(':scope > button')?.focus({ preventScroll: true });
        setPlace(last.isIntersecting ? null : current.getBoundingClientRect().top < 0 ? 'above' : 'below');
      },
      { rootMargin: covered },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, bar]);
  return place;
}
