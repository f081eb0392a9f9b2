import { useTranslation } from 'react-i18next';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type Review, reviewOrders } from '../../contract/review.ts';
import { displayNames } from '../../stores/intl-formats.ts';
import { reveal, useFocusNext } from '../components/focus-on.ts';
import { useLanguage, useLocale } from '../i18n/use-locale.ts';
import { choicesIn, chosenReviews } from './chosen-reviews.ts';
import * as styles from './review-browser.module.css';
import { ReviewList } from './review-list.tsx';
import { everyReview, type ReviewQuery } from './review-query.ts';

interface ReviewBrowserProps {
  readonly reviews: readonly Review[];
  readonly query: ReviewQuery;
  readonly onQuery: (query: ReviewQuery) => void;
  /** How many the page showed before. */
  readonly alreadyRead: number;
}

/** How many more are shown at a time. */
const step = 8;

export function ReviewBrowser({ reviews, query, onQuery, alreadyRead }: ReviewBrowserProps) {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const languageNames = displayNames(useLocale(), { type: 'language' });
  const [shown, setShown] = useState(alreadyRead + step);
  const firstNew = useFirstNew(query, alreadyRead);
  const found = useRef<HTMLParagraphElement>(null);
  // Nothing to reveal as soon as all are asked for: then the first new one has the focus.
  const revealed = useRef(query.stars === null ? query : null);
  useEffect(() => {
    if (revealed.current !== query) reveal(found.current);
    revealed.current = query;
  }, [query]);
  const { details, languages } = choicesIn(reviews);
  const chosen = chosenReviews(reviews, query, language);
  const change = (part: Partial<ReviewQuery>) => {
    setShown(alreadyRead + step);
    onQuery({ ...query, ...part });
  };
  return (
    <>
      <form className={styles.choices} aria-label={t('choose')}>
        {details.map(({ key, options }) => (
          <ReviewSelect
            key={key}
            label={t(`details.${key}.name` as 'title')}
            any={t(`details.${key}.any` as 'title')}
            value={query.details[key] ?? null}
            options={options.map((option) => [option, t(`details.${key}.options.${option}` as 'title')])}
            onChange={(option) => change({ details: { ...query.details, [key]: option } })}
          />
        ))}
        <ReviewSelect
          label={t('language')}
          any={t('anyLanguage')}
          value={query.language}
          options={languages.map((code) => [code, languageNames.of(code) ?? code])}
          onChange={(code) => change({ language: code })}
        />
        <ReviewSelect
          label={t('order')}
          value={query.order}
          options={reviewOrders.map((order) => [order, t(`orders.${order}`)])}
          onChange={(order) => change({ order: order ?? 'relevant' })}
        />
      </form>
      <p ref={found} role="status" className={styles.found}>
        {t('found', { found: chosen.length, count: reviews.length })}
      </p>
      {chosen.length === 0 ? (
        <div className={styles.none}>
          <p>{t('none')}</p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => change({ ...everyReview, order: query.order })}
          >
            {t('clear')}
          </button>
        </div>
      ) : (
        <ReviewList reviews={chosen.slice(0, shown)} order={query.order} firstNew={firstNew} />
      )}
      {chosen.length > shown && (
        <button
          type="button"
          className={`button button-quiet ${styles.more}`}
          onClick={() => {
            firstNew.moveTo(shown);
            setShown(shown + step);
          }}
        >
          {t('more')}
        </button>
      )}
    </>
  );
}

/**
 * The first review that was not shown before: the focus moves there once it has been rendered, at first only if all
 * reviews were asked for, because the button for it is gone.
 */
function useFirstNew({ stars }: ReviewQuery, alreadyRead: number) {
  const [element, focusNext] = useFocusNext<HTMLLIElement>();
  const [at, setAt] = useState(alreadyRead);
  const begin = useEffectEvent(() => {
    if (stars === null) focusNext();
  });
  useEffect(() => begin(), []);
  const moveTo = (index: number) => {
    setAt(index);
    focusNext();
  };
  return { at, element, moveTo };
}

interface ReviewSelectProps<Value extends string> {
  readonly label: string;
  /** The choice of everything, if there is one. */
  readonly any?: string;
  readonly value: Value | null;
  /** Values and how they read. */
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value | null) => void;
}

/** One choice among reviews; nothing if there is nothing to choose. */
function ReviewSelect<Value extends string>({
  label,
  any,
  value,
  options,
  onChange,
}: ReviewSelectProps<Value>) {
  const id = useId();
  if (options.length < 2) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find(([option]) => option === target.value)?.[0] ?? null)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
