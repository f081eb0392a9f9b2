import { Link } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Cart } from '../../contract/cart.ts';
import { CartLine } from './cart-line.tsx';
import { CartNotice } from './cart-notice.tsx';
import * as styles from './cart-screen.module.css';
import { CartSummary } from './cart-summary.tsx';
import { DiscountCodeForm } from './discount-code-form.tsx';
import { ErrorText } from '../shop-api/error-text.tsx';
import { GiftOptions, type GiftProducts } from './gift-options.tsx';
import { useCartState, useCartStore } from './use-cart.tsx';
import { usePaths } from '../navigation/use-paths.ts';
import { useTracked } from '../telemetry/use-tracked.ts';

/** The complete body of the cart page. */
export function CartScreen(gifts: GiftProducts) {
  const { t } = useTranslation('cart');
  return (
    <div className={`page ${styles.screen}`}>
      <h1>{t('title')}</h1>
      <CartBody {...gifts} />
    </div>
  );
}

function CartBody(gifts: GiftProducts) {
  const { t } = useTranslation('cart');
  const { cart, loading, loadError } = useCartState((state) => state);
  const { refresh } = useCartStore();
  const filled = cart !== null && cart.lineItems.length > 0;
  const [wasFilled, setWasFilled] = useState(false);
  if (filled && !wasFilled) setWasFilled(true);
  if (filled) return <FilledCart cart={cart} {...gifts} />;
  if (loading) return <p role="status">{t('loading')}</p>;
  if (loadError === null) return <EmptyCart takesFocus={wasFilled} />;
  return (
    <div className={styles.empty}>
      <ErrorText error={loadError} />
      <button type="button" className="button" onClick={() => void refresh()}>
        {t('retry')}
      </button>
    </div>
  );
}

/**
 * Tells the shopper that the cart is empty, with a link back to the shop; also used for checkout without a cart.
 * @param takesFocus whether the last line item was just removed, and with it the button that had the focus.
 */
export function EmptyCart({ takesFocus = false }: { takesFocus?: boolean }) {
  const { t } = useTranslation('cart');
  const paths = usePaths();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.empty}>
      <h2 ref={heading} tabIndex={-1}>
        {t('empty.title')}
      </h2>
      <p>{t('empty.text')}</p>
      <Link to={paths.shop} className="button">
        {t('empty.shop')}
      </Link>
    </div>
  );
}

function FilledCart({ cart, ...gifts }: GiftProducts & { cart: Cart }) {
  const { t } = useTranslation('cart');
  const paths = usePaths();
  useTracked(cart.id, { name: 'view_cart', cart });
  return (
    <div className={styles.columns}>
      <div>
        <CartNotice notices={cart.notices} />
        <CartLines cart={cart} />
        <GiftOptions cart={cart} {...gifts} />
      </div>
      <section className={styles.summary} aria-labelledby="cart-summary">
        <h2 id="cart-summary">{t('summary.title')}</h2>
        <DiscountCodeForm cart={cart} />
        <CartSummary totals={cart} />
        <Link to={paths.checkout} className="button">
          {t('summary.checkout')}
        </Link>
        <Link to={paths.shop}>{t('summary.continue')}</Link>
      </section>
    </div>
  );
}

/** The products in the cart. Changes are announced to screen readers; after a removal, the focus moves to the list. */
function CartLines({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const [announcement, setAnnouncement] = useState('');
  const [list, setList] = useState<HTMLElement | null>(null);
  return (
    <>
      <ul role="list" className={styles.list} aria-label={t('lines.label')} tabIndex={-1} ref={setList}>
        {cart.lineItems.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            onChanged={(quantity) => setAnnouncement(t('lines.changed', { name: line.name, quantity }))}
            onRemoved={() => {
              setAnnouncement(t('lines.removed', { name: line.name }));
              list?.focus();
            }}
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  );
}
