import { Link } from 'gatsby';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sections } from '../../brands/sections.ts';
import type { Cart } from '../../contract/cart.ts';
import { totalName } from '../../contract/total-lines.ts';
import { CartLine } from './cart-line.tsx';
import { CartNotice } from './cart-notice.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { DiscountCodeForm } from './discount-code-form.tsx';
import * as styles from './cart-screen.module.css';
import { BusySums, CartSummary, useTotalWords } from './cart-summary.tsx';
import { Sections } from '../components/sections.tsx';
import { formatMoney } from '../../stores/format-money.ts';
import { focusOn, useFocusNext } from '../components/focus-on.ts';
import { confirmationPath } from '../shop-api/shop-api-error.ts';
import { ErrorText, RetryableError } from '../shop-api/error-text.tsx';
import { GiftOptions, type GiftProducts } from './gift-options.tsx';
import { useCartState, useCartStore } from './use-cart.tsx';
import { usePaths } from '../navigation/page-context.tsx';
import { useTracked } from '../telemetry/use-tracked.ts';

interface CartScreenProps extends GiftProducts {
  readonly otherWays?: ReactNode;
}

export function CartScreen(props: CartScreenProps) {
  const { t } = useTranslation('cart');
  return (
    <div className={`page ${styles.screen}`}>
      <h1>{t('title')}</h1>
      <PendingAdditions />
      <CartBody {...props} />
    </div>
  );
}

function CartBody(props: CartScreenProps) {
  const cart = useCartState((state) => state.cart);
  const loading = useCartState((state) => state.loading);
  const loadError = useCartState((state) => state.loadError);
  const { refresh } = useCartStore();
  const filled = cart !== null && cart.lineItems.length > 0;
  const [wasFilled, setWasFilled] = useState(false);
  if (filled && !wasFilled) setWasFilled(true);
  if (filled) return <FilledCart cart={cart} {...props} />;
  if (loading) return <CartLoading />;
  if (loadError === null) return <EmptyCart takesFocus={wasFilled} />;
  return (
    <div className={styles.empty}>
      <RetryableError error={loadError} onRetry={() => void refresh()} />
    </div>
  );
}

/** The cart is on its way; without scripts, it never comes. */
export function CartLoading() {
  const { t } = useTranslation('cart');
  return (
    <>
      <p role="status" className={styles.loading}>
        {t('loading')}
      </p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
    </>
  );
}

/** @param takesFocus whether the last line item was just removed, and with it the button that had the focus. */
export function EmptyCart({ takesFocus = false }: { takesFocus?: boolean }) {
  const { t } = useTranslation('cart');
  const paths = usePaths();
  const ordered = useCartState((state) => state.ordered);
  const isGone = useCartState((state) => state.isGone);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) focusOn(heading.current);
  }, [takesFocus]);
  return (
    <div className={styles.empty}>
      <h2 ref={heading} tabIndex={-1}>
        {t('empty.title')}
      </h2>
      {ordered ? (
        <p>
          {t('empty.ordered')}{' '}
          <Link to={confirmationPath(paths.orderConfirmation, ordered)}>{t('empty.viewOrder')}</Link>
        </p>
      ) : (
        <p>{t(isGone ? 'empty.gone' : 'empty.text')}</p>
      )}
      <Link to={paths.shop} className="button">
        {t('empty.shop')}
      </Link>
    </div>
  );
}

function FilledCart({ cart, otherWays, ...gifts }: CartScreenProps & { cart: Cart }) {
  const { t } = useTranslation('cart');
  const paths = usePaths();
  useTracked(cart.id, { name: 'view_cart', cart });
  return (
    <div className={styles.columns}>
      <div>
        <Sections
          list={sections.cart}
          shown={{ cart }}
          all={{
            notice: <CartNotice cart={cart} />,
            lines: <CartLines cart={cart} />,
            gifts: <GiftOptions cart={cart} {...gifts} />,
          }}
        />
      </div>
      <section className={styles.summary} aria-labelledby="cart-summary">
        <h2 id="cart-summary">{t('summary.title')}</h2>
        <Sections
          list={sections.cartSums}
          shown={{ cart }}
          all={{
            sums: (
              <BusySums>
                <CartSummary totals={cart} />
              </BusySums>
            ),
            checkout: <ToCheckout cart={cart} />,
            express: otherWays,
            delivery: <DeliveryEstimate key={cart.country} cart={cart} />,
            discount: <DiscountCodeForm cart={cart} />,
            shop: (
              <Link to={paths.shop} className={styles.furtherShopping}>
                {t('summary.continue')}
              </Link>
            ),
          }}
        />
      </section>
    </div>
  );
}

/** The way on. On phones and tablets, it stays at the bottom of the screen, with the total, which is in the sums anyway. */
function ToCheckout({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const paths = usePaths();
  const words = useTotalWords();
  return (
    <div className={styles.pay}>
      <BusySums>
        <p className={styles.total} aria-hidden="true">
          <span>{totalName(cart, words)}</span> <strong>{formatMoney(cart.total, words.locale)}</strong>
        </p>
      </BusySums>
      <Link to={paths.checkout} className="button">
        {t('summary.checkout')}
      </Link>
    </div>
  );
}

/** The products in the cart. Changes are announced; what was removed is also shown, and the focus moves there. */
function CartLines({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const [changed, setChanged] = useState('');
  const [removed, setRemoved] = useState('');
  const [notice, goToNotice] = useFocusNext<HTMLParagraphElement>();
  return (
    <>
      <p ref={notice} tabIndex={-1} role="status" className={removed === '' ? undefined : styles.removed}>
        {removed}
      </p>
      <ul role="list" aria-label={t('lines.label')}>
        {cart.lineItems.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            onChanged={(quantity) => {
              const { name } = line;
              if (quantity > 0) setChanged(t('lines.changed', { name, quantity }));
              else {
                setRemoved(t('lines.removed', { name }));
                goToNotice();
              }
            }}
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {changed}
      </p>
    </>
  );
}

/** What was added without a connection and is not in the cart yet, or could not be put there. */
function PendingAdditions() {
  const { t } = useTranslation('cart');
  const additions = useCartState((state) => state.pendingAdditions);
  const { dropAddition } = useCartStore();
  if (additions.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-title">
      <h2 id="waiting-title">{t('waiting.title')}</h2>
      <p role="status">{t('waiting.text')}</p>
      <ul role="list">
        {additions.map(({ id, name, quantity, refusal }) => (
          <li key={id}>
            {t('waiting.item', { count: quantity, name })}{' '}
            <button
              type="button"
              className="link"
              aria-label={t('lines.removeNamed', { name })}
              onClick={() => dropAddition(id)}
            >
              {t('lines.remove')}
            </button>
            <ErrorText error={refusal ?? null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
