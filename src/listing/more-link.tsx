import { Link } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { inPlace } from '../navigation/scroll-position.ts';
import * as styles from './listing.module.css';

interface MoreLinkProps {
  readonly shown: number;
  readonly total: number;
  /** The address with one more page; null if everything is shown. */
  readonly to: string | null;
  readonly onFollow: () => void;
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
        <Link to={to} replace state={inPlace} className="button button-quiet" onClick={onFollow}>
          {t('category.more')}
        </Link>
      )}
    </div>
  );
}
