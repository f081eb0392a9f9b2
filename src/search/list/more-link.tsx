import { Link } from 'gatsby';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { inPlace } from '../../navigation/scroll-position.ts';
import * as styles from './listing.module.css';

interface MoreLinkProps {
  readonly shown: number;
  readonly total: number;
  /** Null if everything is shown. */
  readonly to: string | null;
  /** What contains products, each an article: shoppers who ask for more continue at the first new one. */
  readonly container?: RefObject<HTMLElement | null>;
}

/**
 * The end of a list: how much of it is shown, and a link to one page more. It replaces the entry in the history, so
 * that the way back leads out of the list, and the list is as long as it was for whoever comes back to it.
 */
export function MoreLink({ shown, total, to, container }: MoreLinkProps) {
  const { t } = useTranslation();
  const before = useRef<number | null>(null);
  useEffect(() => {
    const first = before.current;
    if (first === null || shown <= first) return;
    before.current = null;
    const added = container?.current?.querySelectorAll('article')[first];
    added?.querySelector('a')?.focus({ preventScroll: true });
  }, [shown, container]);
  return (
    <div className={styles.end}>
      <p>{t('category.showing', { shown, total })}</p>
      {to !== null && (
        <Link
          to={to}
          replace
          state={inPlace}
          className="button button-quiet"
          onClick={() => (before.current = shown)}
        >
          {t('category.more')}
        </Link>
      )}
    </div>
  );
}
