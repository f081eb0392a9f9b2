import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { CountryChangeNotice } from '../region/country-change-notice.tsx';
import { RegionDialog } from '../region/region-dialog.tsx';
import { ShopSuggestion } from '../region/shop-suggestion.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.module.css';
import { NoticeBar } from './notice-bar.tsx';

const mainId = 'content';

/** What surrounds every screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.layout}>
      <a href={`#${mainId}`} className={styles.skip}>
        {t('skipToContent')}
      </a>
      <NoticeBar />
      <ShopSuggestion />
      <Header />
      <CountryChangeNotice />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <ConsentBanner />
      <RegionDialog />
    </div>
  );
}
