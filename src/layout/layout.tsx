import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { LaterCompareBar } from '../choices/later-compare-bar.tsx';
import { ErrorBoundary, PartBoundary } from '../components/error-boundary.tsx';
import { Later } from '../components/later.tsx';
import { MessageScreen } from '../components/message-screen.tsx';
import { useCountryChange } from '../cart/use-cart.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentDialog } from './consent-form.tsx';
import { UpdateNotice } from '../offline/update-notice.tsx';
import { loadPart } from '../recovery/reload-guard.ts';
import { useRegionState } from '../region/region-context.tsx';
import { RegionDialog } from '../region/region-dialog.tsx';
import { ShopSuggestion } from '../region/shop-suggestion.tsx';
import { usePage, useSitePaths } from '../navigation/page-context.tsx';
import { ContactLines, Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './layout.module.css';
import { NetworkBar, StartFailureBar } from './network-bar.tsx';
import { CloseIcon } from '../components/icons.tsx';
import { useShop, useShopState } from '../shop/shop-context.tsx';
import * as noticeBarStyles from './notice-bar.module.css';

const mainId = 'content';

/** What a page has instead of the navigation and the footer of all others; its code is the page's. */
export interface OwnFrame {
  /** Between brand and cart. */
  readonly Help: ComponentType<{ readonly contact: ReactNode }>;
  readonly Footer: ComponentType;
}

interface LayoutProps {
  readonly ownFrame?: OwnFrame | undefined;
  readonly children: ReactNode;
}

export function Layout({ ownFrame, children }: LayoutProps) {
  const { t } = useTranslation();
  const { changeCountry } = useCountryChange();
  const { pageKey } = usePage();
  return (
    <div className={styles.layout}>
      <a href={`#${mainId}`} className={styles.skip}>
        {t('skipToContent')}
      </a>
      <PartBoundary room="consent">
        <ConsentBanner mainId={mainId} />
      </PartBoundary>
      <PartBoundary room="notices">
        {!ownFrame && <NoticeBar />}
        <UpdateNotice />
        <ShopSuggestion />
      </PartBoundary>
      <PartBoundary room="header">
        <Header>{ownFrame && <ownFrame.Help contact={<ContactLines />} />}</Header>
      </PartBoundary>
      <PartBoundary room="country-change">
        <LaterCountryChangeNotice />
      </PartBoundary>
      <main id={mainId} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pageKey} room={pageKey} fallback={(retry) => <FailedScreen onRetry={retry} />}>
          {children}
        </ErrorBoundary>
      </main>
      <PartBoundary room="comparison">{!ownFrame && <LaterCompareBar />}</PartBoundary>
      <Suspense>
        <PartBoundary room="footer">{ownFrame ? <ownFrame.Footer /> : <Footer />}</PartBoundary>
      </Suspense>
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

/** The brand's line at the top of the page, if it has one, until the visitor hides it. */
function NoticeBar() {
  const { t } = useTranslation();
  const hidden = useShopState(({ hideNoticeBar }) => hideNoticeBar);
  const { setState } = useShop();
  const text = t('notice.text');
  if (hidden || text === '') return null;
  return (
    <aside className={noticeBarStyles.bar} aria-label={t('notice.label')}>
      <p>{text}</p>
      <button
        type="button"
        className={noticeBarStyles.hide}
        aria-label={t('notice.hide')}
        onClick={() => setState({ hideNoticeBar: true })}
      >
        <CloseIcon />
      </button>
    </aside>
  );
}

/** Loaded with the selector, so that it is available even if the network fails afterwards. */
function LaterCountryChangeNotice() {
  const selectorOpen = useRegionState((state) => state.selectorOpen);
  const isNone = useStore(useCountryChange().status, ({ kind }) => kind === 'none');
  return (
    <Later
      wanted={selectorOpen || !isNone}
      load={() => loadPart(() => import('../cart/country-change-notice.tsx'))}
    >
      {({ CountryChangeNotice }) => <CountryChangeNotice />}
    </Later>
  );
}
