import { Link } from 'gatsby';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { inPlace } from '../../navigation/scroll-position.ts';
import * as styles from './listing.module.css';

interface MoreLinkProps {
  readonly shown: number;
  readonly total: number;
  /** The address with one more page; null if everything is shown. */
  readonly to: string | null;
  readonly onFollow?: () => void;
}

/**
 * The end of a list: how much of it is shown, and a link to one page more. It replaces the entry in the history, so
 * that the way back leads out of the list, and the list is as long as it was for whoever comes back to it.
 */
export function MoreLink({ shown, total, to, onFollow }: MoreLinkProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.end}>
      <p>{t('category.showing', { shown, total })}</p>
      {to !== null && (
        <Link
          to={to}
          replace
          state={inPlace}
          className="button button-quiet"
          {...(onFollow && { onClick: onFollow })}
        >
          {t('category.more')}
        </Link>
      )}
    </div>
  );
}

/**
 * Shoppers who asked for more continue at the first new product, wherever the link has moved.
 * @param count the number of products shown
 * @param container what contains them, each an article
 * @returns what to call when more is asked for
 */
export function useFocusAdded(count: number, container: RefObject<HTMLElement | null>): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const first = before.current;
    if (first === null || count <= first) return;
    before.current = null;
    const added = container.current?.querySelectorAll('article')[first];
    added?.querySelector('a')?.focus({ preventScroll: true });
  }, [count, container]);
  return () => {
    before.current = count;
  };
}

/** A function that stays the same and calls the one that was rendered last, for what is memoized. */
export function useStableCallback<Arguments extends readonly unknown[]>(
  act: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given) => latest.current(...given), []);
}
