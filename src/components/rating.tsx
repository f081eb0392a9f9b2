import { useTranslation } from 'react-i18next';
import { numberText } from '../../stores/intl-formats.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import * as styles from './rating.module.css';

export interface RatingData {
  /** From 0 to 5. */
  readonly average: number;
  /** Omitted if nobody tells how many reviews there are. */
  readonly count?: number;
}

/** Stars to look at, and text for screen readers. */
export function Rating({ average, count }: RatingData) {
  const { t } = useTranslation();
  const shown = numberText(average, 1, useLanguage());
  return (
    <span className={styles.rating}>
      <span className={styles.stars} style={{ '--share': `${(average / 5) * 100}%` }} aria-hidden="true">
        ★★★★★
      </span>
      <span aria-hidden="true">
        <span className={styles.number}>{shown}</span>
        {count !== undefined && ` (${count})`}
      </span>
      <span className="visually-hidden">
        {count === undefined ? t('ratingOnly', { average: shown }) : t('rating', { average: shown, count })}
      </span>
    </span>
  );
}
