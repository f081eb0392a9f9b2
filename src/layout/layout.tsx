import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PartBoundary } from '../components/error-boundary.tsx';
import { LaterHydration } from '../components/later.tsx';
import { useCountryChange } from '../cart/use-cart.tsx';
import { ConsentBanner } from '../privacy/consent-banner.tsx';
import { ConsentDialog } from '../privacy/consent-dialog.tsx';
import { RegionDialog } from '../region/region-dialog.tsx';
import { usePage } from '../navigation/page-context.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.module.css';
import { LaterCountryChangeNotice, LaterShopSuggestion, LaterUpdateNotice } from './later-notices.tsx';
import { Main, mainId } from './main.tsx';
import { NetworkBar, StartFailureBar } from './network-bar.tsx';
import { NoticeBar } from './notice-bar.tsx';

/** What surrounds every screen. The checkout brings its own header and footer: `CheckoutFrame`. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { changeCountry } = useCountryChange();
  const isCheckout = usePage().pageKey === 'checkout';
  return (
    <div className={styles.layout}>
      <a href={`#${mainId}`} className={styles.skip}>
        {t('skipToContent')}
      </a>
      <PartBoundary room="consent">
        <ConsentBanner mainId={mainId} />
      </PartBoundary>
      <PartBoundary room="notices">
        {!isCheckout && <NoticeBar />}
        <LaterUpdateNotice />
        <LaterShopSuggestion />
      </PartBoundary>
      {isCheckout ? children : <Frame>{children}</Frame>}
      <PartBoundary room="consent-dialog">
        <ConsentDialog />
      </PartBoundary>
      <PartBoundary room="region">
        <RegionDialog onChooseCountry={(country) => void changeCountry(country)} />
      </PartBoundary>
      <NetworkBar />
      <StartFailureBar />
    </div>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <PartBoundary room="header">
        <Header />
      </PartBoundary>
      <PartBoundary room="country-change">
        <LaterCountryChangeNotice />
      </PartBoundary>
      <Main>{children}</Main>
      <LaterHydration>
        <PartBoundary room="footer">
          <Footer />
        </PartBoundary>
      </LaterHydration>
    </>
  );
}
