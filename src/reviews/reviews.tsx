import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { Review, StarCounts as Counts } from '../../contract/review.ts';
import { RetryNote } from '../components/error-boundary.tsx';
import { Rating, type RatingData } from '../components/rating.tsx';
import { useRequest } from '../components/use-request.ts';
import { ReviewList } from './review-list.tsx';
import { everyReview, type ReviewQuery } from './review-query.ts';
import { ReviewBrowser } from './review-browser.tsx';
import { fetchReviews } from './reviews-file.ts';
import * as styles from './reviews.module.css';
import { StarCounts } from './star-counts.tsx';

interface ReviewsProps {
  readonly productKey: string;
  readonly rating: RatingData;
  readonly counts: Counts;
  /** Those in the page; all others are fetched when a shopper asks for them. */
  readonly first: readonly Review[];
}

/** What buyers say about a product: what it amounts to, the first reviews, and on request all of them to choose from. */
export function Reviews({ productKey, rating, counts, first }: ReviewsProps) {
  const { t } = useTranslation('reviews');
  const [query, setQuery] = useState<ReviewQuery | null>(null);
  const all = useRequest(query && productKey, (signal) => fetchReviews(productKey, signal));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('title')}</h2>
      <div className={styles.summary}>
        <Rating {...rating} />
        <StarCounts
          counts={counts}
          selected={query?.stars ?? null}
          onSelect={(stars) => setQuery({ ...(query ?? everyReview), stars })}
        />
        <p className={styles.origin}>{t('origin')}</p>
      </div>
      <div className={styles.texts}>
        {query && all.value ? (
          <ReviewBrowser reviews={all.value} query={query} onQuery={setQuery} alreadyRead={first.length} />
        ) : (
          <>
            <p role="status">{all.status === 'loading' && t('loading')}</p>
            {all.status === 'failed' && <RetryNote text={t('failed')} onRetry={all.retry} />}
            <ReviewList reviews={first} />
            {all.status === 'idle' && total > 1 && (
              <button
                type="button"
                className={`button button-quiet ${styles.all}`}
                onClick={() => setQuery(everyReview)}
              >
                {t('all', { count: total })}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
