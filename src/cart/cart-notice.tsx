import type { Cart } from '../../contract/cart.ts';
import { Later } from '../components/later.tsx';
import { loadPart } from '../recovery/reload-guard.ts';

/**
 * Shows unobtrusively what changed in the cart without the shopper asking for it. Most carts have nothing to tell, so
 * what tells it is fetched when there is something.
 */
export function CartNotice({ cart }: { cart: Cart }) {
  return (
    <div role="status">
      <Later wanted={cart.notices.length > 0} load={() => loadPart(() => import('./cart-notice-list.tsx'))}>
        {({ CartNoticeList }) => <CartNoticeList cart={cart} />}
      </Later>
    </div>
  );
}
