import { Link } from 'gatsby';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSitePaths } from '../navigation/page-context.tsx';
import { AddedNotice } from '../cart/added-notice.tsx';
import { useCartCount } from '../cart/use-cart.tsx';
import { LaterSavedNotice, SavedLink } from '../choices/saved-link.tsx';
import { CartIcon, MenuIcon, SearchIcon } from '../components/icons.tsx';
import { RegionButton } from '../region/region-button.tsx';
import { useShop, useShopState } from '../shop/shop-context.tsx';
import { type Environment, navOpened, searchOpened } from '../shop/shop-state.ts';
import { NoScriptNote } from '../components/no-script-note.tsx';
import { telemetry } from '../telemetry/config.ts';
import { CategoryMenu } from './category-menu.tsx';
import { footerId } from './footer.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { SearchOverlay } from './search-overlay.tsx';
import { useCategories } from '../components/use-categories.ts';
import * as styles from './header.module.css';

/** With `children`, these are all that stands between brand and cart, and the header scrolls away. */
export const Header = memo(function Header({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  const navOpen = useShopState((state) => state.navOpen);
  const searchOpen = useShopState((state) => state.searchOpen);
  const { setState } = useShop();
  const sitePath = useSitePaths();
  const categories = useCategories();
  const brand = (
    <div className={styles.brand}>
      <Link to={sitePath('home')}>
        <LogoOrName />
      </Link>
      {telemetry().environment !== 'production' && <EnvironmentLabel />}
    </div>
  );
  return (
    <header className={children ? styles.header : `${styles.header} ${styles.sticky}`}>
      <div className={styles.bar}>
        {children ? (
          <>
            {brand}
            {children}
          </>
        ) : (
          <>
            <noscript>
              <a href={`#${footerId}`} className={styles.menuLink} aria-label={t('nav.open')}>
                <MenuIcon />
              </a>
            </noscript>
            <button
              type="button"
              className={`${styles.menu} ${styles.scripted}`}
              aria-label={t('nav.open')}
              aria-expanded={navOpen}
              onClick={() => setState(navOpened(true))}
            >
              <MenuIcon />
            </button>
            {brand}
            <CategoryMenu categories={categories} />
            <button
              type="button"
              className={`${styles.tool} ${styles.scripted}`}
              aria-label={t('nav.search')}
              aria-expanded={searchOpen}
              onClick={() => setState(searchOpened(true))}
            >
              <SearchIcon />
            </button>
            <div className={`${styles.scripted} ${styles.region}`}>
              <RegionButton placement="header" />
            </div>
            <SavedLink className={styles.saved} countClassName={styles.count} />
          </>
        )}
        <CartLink />
      </div>
      {!children && (
        <>
          <NoScriptNote text={t('nav.noScript')} />
          <AddedNotice />
          <LaterSavedNotice />
          <NavigationDrawer categories={categories} />
          <SearchOverlay />
        </>
      )}
    </header>
  );
});

function LogoOrName() {
  const { brandName, logo } = useShopState((state) => state.siteConfig);
  if (!logo) return brandName;
  const { src, dark, width, height } = logo;
  return (
    <picture>
      {dark && <source srcSet={dark} media="screen and (prefers-color-scheme: dark)" />}
      <img src={src} alt={brandName} width={width} height={height} />
    </picture>
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

/** Names for those who build the shop, who are the only ones to see them; the same in every language. */
const names: Readonly<Record<Environment, string>> = {
  production: '',
  staging: 'Staging',
  development: 'Demo',
  pull_request: 'Preview',
};

/** Empty until the page knows, and there while the visitor navigates, so that screen readers announce it once. */
function EnvironmentLabel() {
  const environment = useShopState((state) => state.environment);
  return (
    <p className={styles.environment} aria-live="polite" lang="en">
      {names[environment]}
    </p>
  );
}
