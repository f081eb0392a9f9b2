import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Cart } from '../../contract/cart.ts';
import { BusySums } from '../cart/busy-sums.tsx';
import { CartSummary } from '../cart/cart-summary.tsx';
import { DiscountCodeList } from '../cart/discount-code-list.tsx';
import { LineItemList } from '../cart/line-item-list.tsx';
import { formatMoney } from '../../stores/format-money.ts';
import { useFocusNext } from '../components/focus-on.ts';
import { useDisclosure } from '../components/use-disclosure.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { usePaths } from '../navigation/page-context.tsx';
import { useCheckoutState } from './checkout-context.tsx';
import * as styles from './order-aside.module.css';

/**
 * What is ordered: next to the steps on wide screens. On phones, a bar with the total, which stays at the top of the
 * screen and opens it, and says what nobody would look for in there.
 */
export function OrderAside({ cart }: { cart: Cart }) {
  const { t } = useTranslation(['checkout', 'cart']);
  const locale = useLocale();
  const paths = usePaths();
  const { paymentInProgress } = useCheckoutState();
  const [title, goToTitle] = useFocusNext<HTMLHeadingElement>();
  const { isOpen, around, button, panel } = useDisclosure();
  const idle = cart.discountCodes.find(({ applied }) => !applied);
  return (
    <aside {...around} className={styles.order} aria-labelledby="checkout-summary">
      <button {...button} className={styles.bar}>
        <span className={styles.action}>{isOpen ? t('hideOrder') : t('showOrder')}</span>
        <span className={styles.total}>{formatMoney(cart.total, locale)}</span>
        {idle && !isOpen && (
          <small className={styles.idle}>
            {t('cart:code.notApplied', { code: idle.code || t('cart:code.unnamed') })}
          </small>
        )}
      </button>
      <div {...panel} className={isOpen ? styles.summary : `${styles.summary} ${styles.closed}`}>
        <h2 id="checkout-summary" ref={title} tabIndex={-1}>
          {t('summary')}
        </h2>
        <LineItemList lineItems={cart.lineItems} />
        {cart.discountCodes.length > 0 && (
          <DiscountCodeList cart={cart} locked={paymentInProgress} onRemoved={goToTitle} />
        )}
        <BusySums>
          <CartSummary totals={cart} />
        </BusySums>
        <Link to={paths.cart}>{t('editCart')}</Link>
      </div>
    </aside>
  );
}
