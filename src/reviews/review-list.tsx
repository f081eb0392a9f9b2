import { useTranslation } from 'react-i18next';
import type { RefObject } from 'react';
import { brand } from '../../brands/browser.ts';
import { beginsWithBoth, type Review, type ReviewOrder } from '../../contract/review.ts';
import { dateFormat } from '../../stores/intl-formats.ts';
import { Rating } from '../components/rating.tsx';
import { useLocale } from '../i18n/use-locale.ts';
import { useDetailText } from './detail-text.ts';
import { HelpfulButton } from './helpful-button.tsx';
import * as styles from './review-list.module.css';
import { ReviewPictures } from './review-pictures.tsx';

interface ReviewListProps {
  readonly reviews: readonly Review[];
  readonly order?: ReviewOrder;
  /** Where the focus goes after more have been shown: the review at `firstNew`. */
  readonly firstNew?: { readonly at: number; readonly element: RefObject<HTMLLIElement | null> };
}

/** What people wrote, each text in its own language; what speaks for a product beside what speaks against it. */
export function ReviewList({ reviews, order = 'relevant', firstNew }: ReviewListProps) {
  const { t } = useTranslation('reviews');
  const sides =
    order === 'relevant' && beginsWithBoth(reviews) ? [t('sides.positive'), t('sides.critical')] : [];
  const month = dateFormat(useLocale(), { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <ol role="list" className={styles.list}>
      {reviews.map((review, index) => (
        <li
          key={review.id}
          className={sides[index] ? styles.side : styles.review}
          {...(index === firstNew?.at && { ref: firstNew.element, tabIndex: -1 })}
        >
          {sides[index] && <p className={styles.about}>{sides[index]}</p>}
          <ReviewText review={review} writtenIn={month.format(new Date(review.writtenOn))} />
        </li>
      ))}
    </ol>
  );
}

interface ReviewTextProps {
  readonly review: Review;
  readonly writtenIn: string;
}

function ReviewText({ review, writtenIn }: ReviewTextProps) {
  const { t } = useTranslation('reviews');
  const { rating, title, text, author, language, verifiedPurchase, answer, pictures } = review;
  const name = author || t('anonymous');
  const about = [t('by', { author: name, date: writtenIn }), ...useDetailTexts(review)].join(' · ');
  return (
    <article className={styles.text}>
      <p className={styles.head}>
        <Rating average={rating} />
        {verifiedPurchase && <span className={styles.verified}>{t('verified')}</span>}
      </p>
      {title !== '' && <h3 lang={language}>{title}</h3>}
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph} lang={language}>
          {paragraph}
        </p>
      ))}
      <ReviewPictures pictures={pictures} author={name} />
      <p className={styles.by}>{about}</p>
      {answer !== null && (
        <div className={styles.answer}>
          <p className={styles.by}>{t('answer')}</p>
          <p lang={language}>{answer}</p>
        </div>
      )}
      <HelpfulButton {...review} />
    </article>
  );
}

/** What somebody says of themselves, in the order in which the brand declares it. */
function useDetailTexts({ details }: Review): readonly string[] {
  const textOf = useDetailText();
  return (brand.reviewDetails ?? []).flatMap((detail) => {
    const said = details[detail.key];
    return said === undefined ? [] : textOf(detail, said);
  });
}
