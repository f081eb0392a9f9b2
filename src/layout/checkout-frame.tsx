import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { PartBoundary } from '../components/error-boundary.tsx';
import { LaterHydration } from '../components/later.tsx';
import { useSitePaths } from '../navigation/page-context.tsx';
import { useShopState } from '../shop/shop-context.tsx';
import type { Environment } from '../shop/shop-reducer.ts';
import { CartLink } from './cart-link.tsx';
import { CheckoutFooter } from './checkout-footer.tsx';
import * as styles from './checkout-frame.module.css';
import { CheckoutHelp } from './checkout-help.tsx';
import { EnvironmentLabel } from './environment-label.tsx';
import * as header from './header.module.css';
import { LaterCountryChangeNotice } from './later-notices.tsx';
import { Main } from './main.tsx';

/** Set by the build: a production build does not contain the label. */
declare const __ENVIRONMENT__: Environment;

/**
 * What surrounds the checkout instead of the header and footer of all other pages: nothing that leads away from buying.
 * Whoever shops in the wrong country changes it where the address is asked for. It is part of the checkout's code.
 */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PartBoundary room="header">
        <CheckoutHeader />
      </PartBoundary>
      <PartBoundary room="country-change">
        <LaterCountryChangeNotice />
      </PartBoundary>
      <Main>{children}</Main>
      <LaterHydration>
        <PartBoundary room="footer">
          <CheckoutFooter />
        </PartBoundary>
      </LaterHydration>
    </>
  );
}

function CheckoutHeader() {
  const { brandName } = useShopState((state) => state.siteConfig);
  const sitePath = useSitePaths();
  return (
    <header className={styles.header}>
      <div className={header.bar}>
        <Link to={sitePath('home')} className={header.brand}>
          {brandName}
        </Link>
        <CheckoutHelp />
        <CartLink />
      </div>
      {__ENVIRONMENT__ !== 'production' && <EnvironmentLabel />}
    </header>
  );
}
