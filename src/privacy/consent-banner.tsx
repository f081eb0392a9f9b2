import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { currentConsent, reviewConsent, useConsent } from '../consent/consent-store.ts';
import type { OptionalCategory } from '../consent/inventory.ts';
import { usedCategories } from '../consent/used-categories.ts';
import { loadPart } from '../recovery/reload-guard.ts';
import * as styles from './consent-banner.module.css';

/**
 * Asks once, at the top of the page and as a part of it: it covers nothing, blocks nothing, and is among the first
 * things the keyboard reaches. "No" has the same weight as "yes". Every page contains it from the build; until the
 * visitor's answer is known, src/consent/consent-script.ts decides whether it is shown.
 */
export function ConsentBanner({ mainId }: { readonly mainId: string }) {
  const { t } = useTranslation();
  const isAnswered = useConsent(({ status }) => status === 'answered');
  const [failed, setFailed] = useState(false);
  useFocusAfter(isAnswered, mainId);
  if (isAnswered || usedCategories().length === 0) return null;
  const answer = (categories: readonly OptionalCategory[]) => {
    setFailed(false);
    loadPart(() => import('../consent/consent-answer.ts')).then(
      ({ grantCategories }) => grantCategories(categories),
      () => setFailed(true),
    );
  };
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-nosnippet="">
      <div className={styles.words}>
        <h2 id="consent-title" className={styles.title}>
          {t('consent.title')}
        </h2>
        <p>{t('consent.text')}</p>
        {failed && <p role="alert">{t('consent.failed')}</p>}
      </div>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={() => answer(usedCategories())}>
          {t('consent.acceptAll')}
        </button>
        <button type="button" className="button" onClick={() => answer([])}>
          {t('consent.onlyNecessary')}
        </button>
        <button type="button" className="link" onClick={() => reviewConsent()}>
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
    // While the page comes alive, the answer is there, but has not been read.
    wasAsking.current = currentConsent().status === 'unanswered';
  }, [isAnswered, mainId]);
}
