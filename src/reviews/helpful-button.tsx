import { useTranslation } from 'react-i18next';
import { useState, useSyncExternalStore } from 'react';
import type { Review } from '../../contract/review.ts';
import { readEntry, writeEntry } from '../consent/guarded-storage.ts';
import { usePage } from '../navigation/page-context.tsx';
import { callShopApi, useAction } from '../shop-api/call-shop-api.ts';
import * as styles from './review-list.module.css';

/** The reviews that the visitor has found helpful since the page was loaded: the build has not counted these. */
const counted = new Set<string>();

/** Those that this browser remembers, with consent: the IDs, one after the other. */
const remembered = (): string => readEntry('helpful-reviews') ?? '';
/** How much of that is kept: a hundred IDs. */
const mostRemembered = 3_700;

const nothingChanges = () => () => undefined;

/** How many people a review has helped, and the button to be one of them; it counts at once, unless the shop API refuses. */
export function HelpfulButton({
  id,
  title,
  language,
  helpful,
}: Pick<Review, 'id' | 'title' | 'language' | 'helpful'>) {
  const { t } = useTranslation('reviews');
  const isTaken = usePage().sitePaths.review !== undefined;
  const isRemembered = useSyncExternalStore(
    nothingChanges,
    () => remembered().includes(id),
    () => false,
  );
  const [isCounted, setCounted] = useState(counted.has(id));
  const { error, run } = useAction();
  const isPressed = isCounted || isRemembered;
  const count = helpful + (isCounted ? 1 : 0);
  const vote = async () => {
    if (isPressed) return;
    setCounted(true);
    counted.add(id);
    if (await run(() => callShopApi((api) => api.findHelpful(id))))
      writeEntry('helpful-reviews', `${remembered()} ${id}`.slice(-mostRemembered));
    else setCounted(!counted.delete(id));
  };
  return (
    <div className={styles.helpful}>
      {isTaken && (
        <button type="button" className="chip" aria-pressed={isPressed} onClick={() => void vote()}>
          {t('helpfulButton')}
          <span className="visually-hidden">
            : <span lang={language}>{title}</span>
          </span>
        </button>
      )}
      <p role="status" className={styles.by}>
        {error ? t('helpfulFailed') : count > 0 && t('helpful', { count })}
      </p>
    </div>
  );
}
