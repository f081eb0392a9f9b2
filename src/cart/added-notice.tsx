import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PassingNotice } from '../components/passing-notice.tsx';
import { usePaths } from '../navigation/page-context.tsx';
import { useShop, useShopState } from '../shop/shop-context.tsx';

/**
 * Confirms below the cart's link in the header what was added to the cart, if no drawer does (`CartDrawer`): announced, without
 * taking the focus.
 */
export function AddedNotice() {
  const { t } = useTranslation('cart');
  const paths = usePaths();
  const added = useShopState(({ toasterProduct }) => toasterProduct);
  const { setState } = useShop();
  return (
    <div role="status">
      {added && (
        <PassingNotice
          about={added}
          onHide={() => setState({ toasterProduct: null })}
          ways={<Link to={paths.cart}>{t('add.viewCart')}</Link>}
        >
          <p>
            {t(added.isWaiting ? 'add.waiting' : 'add.done', { count: added.quantity, name: added.name })}
          </p>
        </PassingNotice>
      )}
    </div>
  );
}
