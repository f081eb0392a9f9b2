import { useTranslation } from 'react-i18next';
import { type StarCounts as Counts, type Stars, stars } from '../../contract/review.ts';
import * as styles from './star-counts.module.css';

interface StarCountsProps {
  readonly counts: Counts;
  readonly selected: Stars | null;
  /** Null selects all again. */
  readonly onSelect: (stars: Stars | null) => void;
}

/** How many reviews give how many stars; each row is a button that shows only those. */
export function StarCounts({ counts, selected, onSelect }: StarCountsProps) {
  const { t } = useTranslation('reviews');
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul role="list" aria-label={t('byStars')}>
      {stars.map((number, index) => {
        const count = counts[index] ?? 0;
        return (
          <li key={number}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={selected === number}
              disabled={count === 0}
              onClick={() => onSelect(selected === number ? null : number)}
            >
              <span className="visually-hidden">{t('starsButton', { stars: number, count })}</span>
              <span aria-hidden="true">{number} ★</span>
              <span
                aria-hidden="true"
                className={styles.bar}
                style={{ '--share': `${(count / total) * 100}%` }}
              />
              <span aria-hidden="true">{count}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
