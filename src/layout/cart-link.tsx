import { Link } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useCartCount } from '../cart/use-cart.tsx';
import { CartIcon } from '../components/icons.tsx';
import { useSitePaths } from '../navigation/page-context.tsx';
import * as styles from './header.module.css';

/** Leads to the cart and says how many items are in it. */
export function CartLink() {
  const { t } = useTranslation();
  const sitePath = useSitePaths();
  const count = useCartCount();
  return (
    <Link to={sitePath('cart')} className={styles.tool}>
      <CartIcon />
      <span className="visually-hidden">{count > 0 ? t('nav.cartCount', { count }) : t('nav.cart')}</span>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
