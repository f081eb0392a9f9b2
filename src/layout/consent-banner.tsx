import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsent, useConsentStore } from '../consent/consent-context.tsx';
import type { OptionalCategory } from '../consent/inventory.ts';
import { saveAnswer, usedCategories } from '../consent/consent-store.ts';
import { loadExtra } from '../recovery/reload-guard.ts';
import * as styles from './consent-banner.module.css';

/**
 * Asks once, at the top of the page and as a part of it: it covers nothing, blocks nothing, and is among the first
 * things the keyboard reaches. "No" has the same weight as "yes". Every page contains it from the build; until the
 * visitor's answer is known, src/consent/consent-script.ts decides whether it is shown.
 */
export function ConsentBanner({ mainId }: { readonly mainId: string }) {
  const { t } = useTranslation();
  const { review } = useConsentStore();
  const status = useConsent((consent) => consent.status);
  const isAnswered = status === 'answered';
  useFocusAfter(isAnswered, mainId);
  if (isAnswered || usedCategories().length === 0) return null;
  const answer = (categories: readonly OptionalCategory[]) => {
    const saved = saveAnswer(categories);
    loadExtra(() => import('../consent/consent-answer.ts')).then(
      ({ followAnswer }) => followAnswer(saved),
      ignore,
    );
  };
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
          onClick={() => answer(usedCategories())}
        >
          {t('consent.acceptAll')}
        </button>
        <button type="button" className="button" data-answer={saidBy([])} onClick={() => answer([])}>
          {t('consent.onlyNecessary')}
        </button>
        <button type="button" className="link" onClick={() => review(true)}>
          {t('consent.choose')}
        </button>
      </div>
    </section>
  );
}

/** What was refused is not read any more, and the next page deletes it. */
const ignore = (): void => undefined;

/** Moves the focus to the page's content if it was lost together with the banner. */
function useFocusAfter(isAnswered: boolean, mainId: string): void {
  const { current } = useConsentStore();
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && isAnswered && document.activeElement === document.body)
      document.getElementById(mainId)?.focus({ preventScroll: true });
    // While the page is hydrated, the answer is there, but has not been read.
    wasAsking.current = current().status === 'unanswered';
  }, [isAnswered, mainId, current]);
}
