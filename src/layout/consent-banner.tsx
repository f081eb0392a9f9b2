import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  currentConsent,
  grantCategories,
  reviewConsent,
  useConsent,
  usedCategories,
} from '../consent/consent-store.ts';
import type { OptionalCategory } from '../consent/inventory.ts';
import * as styles from './consent-banner.module.css';

/**
 * Asks once, as a part of the page: it covers nothing, and is among the first things the keyboard reaches. "No" has the same
 * weight as "yes". Until the visitor's answer is known, src/consent/consent-script.ts decides whether it is shown.
 */
export function ConsentBanner({ mainId }: { readonly mainId: string }) {
  const { t } = useTranslation();
  const status = useConsent((consent) => consent.status);
  const isAnswered = status === 'answered';
  useFocusAfter(isAnswered, mainId);
  if (isAnswered || usedCategories().length === 0) return null;
  // Before the page is hydrated, src/consent/consent-script.ts saves the answer of these buttons.
  const saidBy = (categories: readonly OptionalCategory[]) =>
    status === 'unknown' ? categories.join('+') : undefined;
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-nosnippet="">
      <div className={styles.words}>
        <h2 id="consent-title" className={styles.title}>
          {t('consent.title')}
        </h2>
        <p>{t('consent.text')}</p>
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className="button"
          data-answer={saidBy(usedCategories())}
          onClick={() => grantCategories(usedCategories())}
        >
          {t('consent.acceptAll')}
        </button>
        <button type="button" className="button" data-answer={saidBy([])} onClick={() => grantCategories([])}>
          {t('consent.onlyNecessary')}
        </button>
        <button type="button" className="link" onClick={() => reviewConsent(true)}>
          {t('consent.choose')}
        </button>
      </div>
    </section>
  );
}

/** Moves the focus to the page's content if it was lost together with the banner. */
function useFocusAfter(isAnswered: boolean, mainId: string): void {
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && isAnswered && document.activeElement === document.body)
      document.getElementById(mainId)?.focus({ preventScroll: true });
    // While the page is hydrated, the answer is there, but has not been read.
    wasAsking.current = currentConsent().status === 'unanswered';
  }, [isAnswered, mainId]);
}
