import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '../../contract/money.ts';
import * as styles from './add-to-cart.module.css';
import { ErrorText } from '../shop-api/error-text.tsx';
import { useAction } from '../shop-api/call-shop-api.ts';
import { QuantityField, quantityLimit } from './quantity-field.tsx';
import type { CartState } from './known-cart.ts';
import { useAddToCart, useCartStore } from './use-cart.tsx';
import { NoScriptNote } from '../components/no-script-note.tsx';
import { useRequest } from '../components/use-request.ts';
import { isOnline } from '../recovery/network-status.ts';
import { loadExtra } from '../recovery/reload-guard.ts';
import { useShop } from '../shop/shop-context.tsx';
import type { AddedProduct } from '../shop/shop-state.ts';
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
  /** Of the variant, e.g. its color; empty if there is nothing to choose. */
  readonly variant: string;
  /** Products that go with it, for the drawer. */
  readonly goesWith?: ReactNode;
  /** Where a shopper can ask to be told when it is back, e.g. `#restock`. */
  readonly restockPath: string;
  /** Of several products on a page, only the button is shown: the ID of the element with the product's name. */
  readonly nameId?: string;
  readonly otherWays?: ((quantity: number) => ReactNode) | undefined;
  /** The shop does not have as many: what the page knows of the stock is old. */
  readonly onOutOfStock?: () => void;
}

/**
 * Quantity and button of a product page. The result is said in a drawer, whose code is fetched when the button is first
 * touched. Without it, and for what waits for a connection, there is a notice (`AddedNotice`), or an error below the button.
 */
export function AddToCart(props: AddToCartProps) {
  const { sku, name, price, availableQuantity, picture, variant, goesWith, restockPath, otherWays } = props;
  const { nameId } = props;
  const { t } = useTranslation('cart');
  const { setState } = useShop();
  const { state } = useCartStore();
  const addToCart = useAddToCart();
  const { pending, error, run } = useAction();
  const [wanted, setWanted] = useState(1);
  const soldOut = availableQuantity === 0;
  const quantity = Math.min(wanted, quantityLimit(availableQuantity));

  const [isTouched, setIsTouched] = useState(false);
  const drawer = useRequest(isTouched ? 'drawer' : null, () =>
    loadExtra(() => import(/* webpackChunkName: "cart-drawer" */ './cart-drawer.tsx')),
  );
  // What is added without a connection waits, and needs no drawer.
  const touch = () => setIsTouched((before) => before || isOnline());
  /** It is `asked` for when the button is pressed, and `open` from the shop's answer until the shopper closes it. */
  const [stage, setStage] = useState<'closed' | 'asked' | 'open'>('closed');
  const [done, setDone] = useState<AddedProduct | null>(null);
  const isInDrawer = stage !== 'closed' && drawer.status !== 'failed' && !done?.isWaiting;

  const announce = useEffectEvent(({ added }: CartState, { added: before }: CartState) => {
    if (!added || added === before || added.sku !== sku) return;
    const { isWaiting } = added;
    setDone({ sku, name, price, quantity: added.quantity, isWaiting });
  });
  useEffect(() => state.subscribe((now, before) => announce(now, before)), [state]);
  useEffect(() => setState({ toasterProduct: isInDrawer ? null : done }), [setState, isInDrawer, done]);

  const add = async () => {
    if (pending || soldOut) return;
    setDone(null);
    touch();
    if (drawer.status === 'failed') drawer.retry();
    if (stage === 'closed') setStage('asked');
    const answer = await run(() => addToCart({ sku, name, quantity }));
    // It waits for a connection, or the shopper goes on in a tab of the shop's own.
    const isElsewhere = answer?.result === false;
    setStage((now) => (isElsewhere ? 'closed' : now === 'asked' ? 'open' : now));
  };
  const close = () => {
    setStage('closed');
    setDone(null);
  };
  const onError = useEffectEvent(() => {
    if (error?.code === 'OutOfStock') props.onOutOfStock?.();
  });
  useEffect(() => onError(), [error]);
  const isAdding = pending || (isInDrawer && drawer.status === 'loading');
  // Other pages do not have the texts of the notice.
  useEffect(() => () => setState({ toasterProduct: null }), [setState]);
  const controls = useRef<HTMLDivElement>(null);
  const id = useId();
  const button = (
    <button
      id={id}
      type="button"
      aria-labelledby={nameId && `${id} ${nameId}`}
      className={`button ${styles.button}`}
      disabled={soldOut}
      aria-disabled={isAdding}
      onPointerDown={touch}
      onFocus={touch}
      onClick={({ currentTarget }) => {
        // Not every browser focuses a button that is pressed, and the drawer gives the focus back.
        currentTarget.focus({ preventScroll: true });
        void add();
      }}
    >
      {soldOut ? t('add.soldOut') : isAdding ? t('add.adding') : t('add.button')}
    </button>
  );
  const result = (
    <>
      <ErrorText error={isInDrawer ? null : error} />
      {drawer.value && (
        <drawer.value.CartDrawer
          {...{ name, variant, picture, goesWith, restockPath }}
          quantity={done?.quantity ?? quantity}
          open={isInDrawer && stage === 'open'}
          isAdded={done !== null}
          error={error}
          onClose={close}
          onRetry={() => void add()}
        />
      )}
    </>
  );
  if (nameId !== undefined)
    return (
      <>
        {button}
        {result}
      </>
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
          <a href={restockPath} className="button button-quiet">
            {t('add.tellMe')}
          </a>
        ) : (
          button
        )}
      </BuyBar>
      <NoScriptNote text={t('add.noScript')} />
      {result}
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
