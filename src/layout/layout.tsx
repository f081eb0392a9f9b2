import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { LaterCountryChangeNotice } from '../cart/later-country-change-notice.tsx';
import { useCountryChange } from '../cart/use-cart.tsx';
import { ConsentBanner } from '../privacy/consent-banner.tsx';
import { ConsentDialog } from '../privacy/consent-dialog.tsx';
import { RegionDialog } from '../region/region-dialog.tsx';
import { LaterShopSuggestion } from '../region/later-shop-suggestion.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.module.css';
import { NoticeBar } from './notice-bar.tsx';

const mainId = 'content';

/** What surrounds every screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { changeCountry } = useCountryChange();
  return (
    <div className={styles.layout}>
      <a href={`#${mainId}`} className={styles.skip}>
        {t('skipToContent')}
      </a>
      <ConsentBanner mainId={mainId} />
      <NoticeBar />
      <LaterShopSuggestion />
      <Header />
      <LaterCountryChangeNotice />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <ConsentDialog />
      <RegionDialog onChooseCountry={(country) => void changeCountry(country)} />
    </div>
  );
}
