import type { ReactNode } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ErrorBoundary, PartBoundary } from '../components/error-boundary.tsx';
import { LaterHydration } from '../components/later.tsx';
import { MessageScreen } from '../components/message-screen.tsx';
import { useCountryChange } from '../cart/use-cart.tsx';
import { ConsentBanner } from '../privacy/consent-banner.tsx';
import { ConsentDialog } from '../privacy/consent-dialog.tsx';
import { RegionDialog } from '../region/region-dialog.tsx';
import { usePage, useSitePaths } from '../navigation/page-context.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.module.css';
import { LaterCountryChangeNotice, LaterShopSuggestion, LaterUpdateNotice } from './later-notices.tsx';
import { NetworkBar, StartFailureBar } from './network-bar.tsx';
import { NoticeBar } from './notice-bar.tsx';

const mainId = 'content';

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
      {isCheckout ? (
        children
      ) : (
        <Frame header={<Header />} footer={<Footer />}>
          {children}
        </Frame>
      )}
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

interface FrameProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A screen between its header and footer. */
export function Frame({ header, footer, children }: FrameProps) {
  const { pageKey } = usePage();
  return (
    <>
      <PartBoundary room="header">{header}</PartBoundary>
      <PartBoundary room="country-change">
        <LaterCountryChangeNotice />
      </PartBoundary>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pageKey} room={pageKey} fallback={(retry) => <FailedScreen onRetry={retry} />}>
          {children}
        </ErrorBoundary>
      </main>
      <LaterHydration>
        <PartBoundary room="footer">{footer}</PartBoundary>
      </LaterHydration>
    </>
  );
}

/** Instead of a screen that failed: the rest of the shop still works. */
function FailedScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const sitePath = useSitePaths();
  return (
    <MessageScreen title={t('recovery.title')} text={t('recovery.text')}>
      <button type="button" className="button" onClick={onRetry}>
        {t('serverError.retry')}
      </button>
      <a href={sitePath('home')} className="button button-quiet">
        {t('serverError.home')}
      </a>
    </MessageScreen>
  );
}
