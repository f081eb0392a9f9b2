import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { type Review, type StarCounts as Counts, type Stars, stars } from '../../contract/review.ts';
import { numberFormat } from '../../stores/intl-formats.ts';
import { RetryNote } from '../components/error-boundary.tsx';
import { brand } from '../../brands/browser.ts';
import { Rating, type RatingData } from '../components/rating.tsx';
import { useRequest } from '../components/use-request.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { usePage } from '../navigation/page-context.tsx';
import { getJson } from '../recovery/get-json.ts';
import { loadPart } from '../recovery/reload-guard.ts';
import { ReviewList } from './review-list.tsx';
import { everyReview, type ReviewQuery } from './review-query.ts';
import { reviewsPath } from './reviews-file.ts';
import * as questionStyles from './questions.module.css';
import * as styles from './reviews.module.css';
import * as countStyles from './star-counts.module.css';

interface Answer {
  readonly detail: string;
  readonly option: string;
  readonly count: number;
}

interface ReviewsProps {
  readonly productKey: string;
  readonly rating: RatingData;
  readonly counts: Counts;
  /** How many reviewers say what of themselves, by the keys of the brand's details. */
  readonly said: readonly Answer[];
  /** Those in the page. */
  readonly first: readonly Review[];
}

/**
 * What buyers say about a product: what it amounts to, the first reviews, and on request all of them to choose from, which
 * are fetched with the code for that.
 */
export function Reviews({ productKey, rating, counts, said, first }: ReviewsProps) {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const [query, setQuery] = useState<ReviewQuery | null>(null);
  const all = useRequest(query && productKey, async (signal) => {
    const [reviews, { ReviewBrowser }] = await Promise.all([
      getJson<readonly Review[]>(reviewsPath(productKey), { signal }),
      loadPart(() => import('./review-browser.tsx')),
    ]);
    return { reviews, ReviewBrowser };
  });
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('title')}</h2>
      <div className={styles.summary}>
        <div className={styles.average}>
          <span className={styles.number} aria-hidden="true">
            {numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
              rating.average,
            )}
          </span>
          <Rating {...rating} />
        </div>
        <StarCounts
          counts={counts}
          selected={query?.stars ?? null}
          onSelect={(chosen) => setQuery({ ...(query ?? everyReview), stars: chosen })}
        />
        <Answers
          said={said}
          chosen={query?.details ?? {}}
          onChoose={(details) => setQuery({ ...(query ?? everyReview), details })}
        />
        <p className={styles.origin}>{t('origin')}</p>
      </div>
      <div className={styles.texts}>
        {query && all.value ? (
          <all.value.ReviewBrowser
            reviews={all.value.reviews}
            query={query}
            onQuery={setQuery}
            alreadyRead={first.length}
          />
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
        <WriteLink productKey={productKey} />
      </div>
    </section>
  );
}

/** Of a product that nobody has reviewed: leads to where one can; nothing where reviews are not written in the shop. */
export function NoReviews({ productKey }: Pick<ReviewsProps, 'productKey'>) {
  const { t } = useTranslation(['reviews', 'write-review']);
  if (usePage().sitePaths.review === undefined) return null;
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('title')}</h2>
      <div className={styles.texts}>
        <p>{t('write-review:first')}</p>
        <WriteLink productKey={productKey} />
      </div>
    </section>
  );
}

function WriteLink({ productKey }: Pick<ReviewsProps, 'productKey'>) {
  const { t } = useTranslation('write-review');
  const path = usePage().sitePaths.review;
  if (path === undefined) return null;
  return (
    <p>
      <Link to={`${path}?product=${encodeURIComponent(productKey)}`}>{t('link')}</Link>
    </p>
  );
}

interface StarCountsProps {
  readonly counts: Counts;
  readonly selected: Stars | null;
  /** Null selects all again. */
  readonly onSelect: (stars: Stars | null) => void;
}

/** How many reviews give how many stars; each row is a button that shows only those. */
function StarCounts({ counts, selected, onSelect }: StarCountsProps) {
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
              className={countStyles.row}
              aria-pressed={selected === number}
              disabled={count === 0}
              onClick={() => onSelect(selected === number ? null : number)}
            >
              <span className="visually-hidden">{t('starsButton', { stars: number, count })}</span>
              <span aria-hidden="true">{number} ★</span>
              <span
                aria-hidden="true"
                className={countStyles.bar}
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

interface AnswersProps {
  readonly said: readonly Answer[];
  readonly chosen: ReviewQuery['details'];
  readonly onChoose: (details: ReviewQuery['details']) => void;
}

/** For whom and for what most reviewers have it; each answer is a button that shows only those. */
function Answers({ said, chosen, onChoose }: AnswersProps) {
  const { t } = useTranslation('reviews');
  return [...new Set(said.map(({ detail }) => detail))].map((detail) => {
    const title = t(`details.${detail}.name` as 'title');
    return (
      <div key={detail}>
        <p className={styles.origin}>{title}</p>
        <ul role="list" aria-label={title} className={styles.answers}>
          {said.map(
            ({ option, count, ...of }) =>
              of.detail === detail && (
                <li key={option}>
                  <button
                    type="button"
                    className={styles.answer}
                    aria-pressed={chosen[detail] === option}
                    onClick={() =>
                      onChoose({ ...chosen, [detail]: chosen[detail] === option ? null : option })
                    }
                  >
                    {t(`details.${detail}.options.${option}` as 'title')} ({count})
                  </button>
                </li>
              ),
          )}
        </ul>
      </div>
    );
  });
}

interface QuestionsProps {
  readonly productKey: string;
  readonly questions: readonly {
    readonly question: string;
    /** Paragraphs separated by blank lines. */
    readonly answer: string;
  }[];
}

/** What shoppers ask about a product; each question unfolds its answer. Who has another one can ask it. */
export function Questions({ productKey, questions }: QuestionsProps) {
  const { t } = useTranslation('reviews');
  const { takesQuestions = false } = brand;
  if (questions.length === 0 && !takesQuestions) return null;
  return (
    <section id="questions" className={questionStyles.questions} aria-labelledby="questions-title">
      <h2 id="questions-title">{t('questions')}</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className="fold">
            <summary>
              <h3>{question}</h3>
            </summary>
            {answer.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        ))}
      </div>
      {takesQuestions && <Ask key={productKey} productKey={productKey} />}
    </section>
  );
}

/** Asks a question; the form for it is fetched when it is first wanted. */
function Ask({ productKey }: Pick<QuestionsProps, 'productKey'>) {
  const { t } = useTranslation(['ask', 'errors']);
  const [isAsking, setIsAsking] = useState(false);
  const { value, status, retry } = useRequest(isAsking ? 'form' : null, () =>
    loadPart(() => import('./ask-form.tsx')),
  );
  if (value) return <value.AskForm productKey={productKey} />;
  if (status === 'failed') return <RetryNote text={t('errors:network')} onRetry={retry} />;
  return (
    <button
      type="button"
      className={`button button-quiet ${questionStyles.ask}`}
      aria-disabled={isAsking}
      onClick={() => setIsAsking(true)}
    >
      {t('title')}
    </button>
  );
}
