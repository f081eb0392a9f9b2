import { Link } from 'gatsby';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useSitePaths } from '../navigation/page-context.tsx';
import { AddedNotice } from '../cart/added-notice.tsx';
import { useCartCount } from '../cart/use-cart.tsx';
import { CartIcon, MenuIcon, SearchIcon } from '../components/icons.tsx';
import { RegionButton } from '../region/region-button.tsx';
import { useShopDispatch, useShopState } from '../shop/shop-context.tsx';
import type { Environment } from '../shop/shop-reducer.ts';
import { EnvironmentLabel } from './environment-label.tsx';
import * as styles from './header.module.css';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { SearchOverlay } from './search-overlay.tsx';
import { useCategories } from '../components/use-categories.ts';

/** Set by the build: a production build does not contain the label. */
declare const __ENVIRONMENT__: Environment;

/** Brand, categories, search, and cart; on small screens, a menu button replaces the categories. */
export const Header = memo(function Header() {
  const { t } = useTranslation();
  const navOpen = useShopState((state) => state.navOpen);
  const searchOpen = useShopState((state) => state.searchOpen);
  const dispatch = useShopDispatch();
  const categories = useCategories();
  const menu = (
    <button
      type="button"
      className={styles.menu}
      aria-label={t('nav.open')}
      aria-expanded={navOpen}
      onClick={() => dispatch({ type: 'setNavOpen', open: true })}
    >
      <MenuIcon />
    </button>
  );
  const overlays = (
    <>
      <AddedNotice />
      <NavigationDrawer categories={categories} />
      <SearchOverlay />
    </>
  );
  return (
    <HeaderBar className={styles.sticky} beforeBrand={menu} below={overlays}>
      <nav aria-label={t('nav.label')} className={styles.nav}>
        <ul role="list">
          {categories.map(({ key, name, path }) => (
            <li key={key}>
              <Link to={path} activeClassName={styles.current ?? ''} partiallyActive>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('nav.search')}
        aria-expanded={searchOpen}
        onClick={() => dispatch({ type: 'setSearchOpen', open: true })}
      >
        <SearchIcon />
      </button>
      <RegionButton placement="header" />
    </HeaderBar>
  );
});

interface HeaderBarProps {
  readonly className?: string | undefined;
  readonly beforeBrand?: ReactNode;
  /** What is between brand and cart. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** What every header has: the brand, which leads home, the cart, and the label of the build. */
export function HeaderBar({ className = '', beforeBrand, children, below }: HeaderBarProps) {
  const { brandName } = useShopState((state) => state.siteConfig);
  const sitePath = useSitePaths();
  return (
    <header className={`${styles.header} ${className}`}>
      <div className={styles.bar}>
        {beforeBrand}
        <Link to={sitePath('home')} className={styles.brand}>
          {brandName}
        </Link>
        {children}
        <CartLink />
      </div>
      {__ENVIRONMENT__ !== 'production' && <EnvironmentLabel />}
      {below}
    </header>
  );
}

function CartLink() {
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
