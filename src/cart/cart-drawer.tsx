import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../stores/format-money.ts';
import { focusInDialog } from '../components/focus-on.ts';
import { ModalDialog } from '../components/modal-dialog.tsx';
import { missingToFree, pricedFor, useDeliveryMethods } from '../delivery/delivery-methods.ts';
import { useMethodText } from '../delivery/delivery-text.ts';
import { ToFreeDelivery } from '../delivery/to-free-delivery.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { usePaths } from '../navigation/page-context.tsx';
import { ErrorText } from '../shop-api/error-text.tsx';
import type { ShopApiError, ShopErrorCode } from '../shop-api/shop-api-error.ts';
import * as styles from './cart-drawer.module.css';
import { BusySums } from './cart-summary.tsx';
import { useCartCount, useCartState } from './use-cart.tsx';

interface CartDrawerProps extends Omit<WayOnProps, 'error'> {
  /** What the shopper wanted to add. */
  readonly name: string;
  readonly quantity: number;
  /** Its variant, e.g. its color; empty if there is nothing to tell. */
  readonly variant: string;
  readonly picture: ReactNode;
  readonly open: boolean;
  readonly isAdded: boolean;
  /** Why the shop has not added it; null if it has, or while it is asked again. */
  readonly error: ShopApiError | null;
  /** A row of products that go with it. */
  readonly goesWith: ReactNode;
}

/** What has just been added to the cart, or why it was not, and the ways on from there; on phones at the bottom of the screen. */
export function CartDrawer(props: CartDrawerProps) {
  const { name, quantity, variant, picture, open, isAdded, error, goesWith, onClose } = props;
  const { t } = useTranslation(['cart', 'translation']);
  const paths = usePaths();
  const isFilled = useCartCount() > 0;
  const said = error ? 'drawer.refused' : isAdded ? 'add.done' : 'add.adding';
  return (
    <ModalDialog
      label={t('title')}
      closeLabel={t('translation:close')}
      open={open}
      onClose={onClose}
      placement="end"
    >
      <div className={styles.drawer}>
        {/* A new element for what is new, which takes the focus: that is how it is announced. */}
        <div key={said} ref={focusInDialog} tabIndex={-1} className={styles.product}>
          <div className={styles.picture}>{picture}</div>
          <div>
            <p className={styles.said}>{t(said, { count: quantity, name })}</p>
            {variant !== '' && <p className={styles.variant}>{variant}</p>}
            <ErrorText error={error} />
          </div>
        </div>
        {isFilled && <CartSoFar />}
        <div className={styles.ways}>
          {error && <WayOn {...props} error={error} />}
          {isAdded && (
            <Link to={paths.checkout} className="button">
              {t('summary.checkout')}
            </Link>
          )}
          {isFilled && (
            <Link to={paths.cart} className="button button-quiet">
              {t('add.viewCart')}
            </Link>
          )}
        </div>
        {isAdded && <div className={styles.goesWith}>{goesWith}</div>}
      </div>
    </ModalDialog>
  );
}

/** What the cart comes to, and how far that is from free delivery. */
function CartSoFar() {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  const count = useCartCount();
  const subtotal = useCartState(({ cart }) => cart?.subtotal);
  const methodText = useMethodText();
  const { value: methods } = useDeliveryMethods(true);
  const method = subtotal && methods?.find((each) => missingToFree(subtotal, each) !== null);
  if (!subtotal) return null;
  return (
    <div className={styles.sums}>
      <BusySums>
        <p className={styles.subtotal}>
          <span>{t('drawer.subtotal', { count })}</span> <strong>{formatMoney(subtotal, locale)}</strong>
        </p>
      </BusySums>
      <div className={styles.delivery}>
        {method &&
          (missingToFree(subtotal, method) === 0 ? (
            <p>{methodText(pricedFor(subtotal, method))}</p>
          ) : (
            <ToFreeDelivery value={subtotal} method={method} />
          ))}
      </div>
    </div>
  );
}

/** What may work a moment later. */
const passing: readonly ShopErrorCode[] = [
  'network',
  'CommerceUnavailable',
  'Internal',
  'TooManyRequests',
  'VersionConflict',
];

interface WayOnProps {
  readonly error: ShopApiError;
  /** Where a shopper can ask to be told when it is back, e.g. `#restock`. */
  readonly restockPath: string;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** What a shopper can do whose product was not added. */
function WayOn({ error: { code, details }, restockPath, onClose, onRetry }: WayOnProps) {
  const { t } = useTranslation(['cart', 'translation']);
  if (code === 'OutOfStock' && details['available'] === 0)
    return (
      <a href={restockPath} className="button" onClick={onClose}>
        {t('add.tellMe')}
      </a>
    );
  const isPassing = passing.includes(code);
  return (
    <button type="button" className="button" onClick={isPassing ? onRetry : onClose}>
      {t(isPassing ? 'translation:serverError.retry' : 'drawer.back')}
    </button>
  );
}
