import { Link } from 'gatsby';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './added-notice.module.css';
import { CloseIcon } from '../components/icons.tsx';
import { usePaths } from '../navigation/page-context.tsx';
import { useShop, useShopState } from '../shop/shop-context.tsx';

/** How long the notice stays, in milliseconds; longer while the pointer or the focus is on it. */
const shownFor = 10_000;

/**
 * Confirms below the cart's link in the header what was added to the cart, if no drawer does (`CartDrawer`): announced, without
 * taking the focus.
 */
export function AddedNotice() {
  const { t } = useTranslation('cart');
  const paths = usePaths();
  const added = useShopState(({ toasterProduct }) => toasterProduct);
  const { setState } = useShop();
  const box = useRef<HTMLDivElement>(null);
  const hide = () => setState({ toasterProduct: null });
  useEffect(() => {
    if (!added) return undefined;
    const timer = setInterval(() => {
      if (!box.current?.matches(':hover, :focus-within')) setState({ toasterProduct: null });
    }, shownFor);
    return () => clearInterval(timer);
  }, [added, setState]);
  return (
    <div ref={box} role="status">
      {added && (
        <div className={styles.notice}>
          <p>
            {t(added.isWaiting ? 'add.waiting' : 'add.done', { count: added.quantity, name: added.name })}
          </p>
          <Link to={paths.cart}>{t('add.viewCart')}</Link>
          <button type="button" className={styles.hide} aria-label={t('add.hide')} onClick={hide}>
            <CloseIcon />
          </button>
        </div>
      )}
    </div>
  );
}
