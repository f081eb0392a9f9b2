import { Link } from 'gatsby';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnReview, Reviewable } from '../../contract/written-review.ts';
import { RemotePicture } from '../components/remote-picture.tsx';
import * as service from '../customer-service/customer-service.module.css';
import { Sent } from '../customer-service/form-parts.tsx';
import { Removal } from '../customer-service/removal.tsx';
import { useSitePaths } from '../navigation/page-context.tsx';
import { callShopApi } from '../shop-api/call-shop-api.ts';
import { ReviewForm } from './review-form.tsx';
import * as styles from './write-review.module.css';

export type Product = Reviewable['products'][number];

interface OwnProductProps {
  readonly orderNumber: string;
  readonly product: Product;
  /** What the link that opened the page has chosen; null if nothing. */
  readonly stars: string | null;
  /** Gets the focus when this product has been chosen; null while another one is shown. */
  readonly heading: RefObject<HTMLHeadingElement | null> | null;
  /** What of the order has no review yet; null if there is nothing left. */
  readonly next: Product | null;
  readonly onChoose: (productKey: string) => void;
  /** Called with the review as the shop keeps it; null after it has been deleted. */
  readonly onChange: (review: OwnReview | null) => void;
}

/** A product of an order with the review that somebody writes or has written. */
export function OwnProduct({
  orderNumber,
  product: { productKey, name, imageUrl, review },
  stars,
  heading,
  next,
  onChoose,
  onChange,
}: OwnProductProps) {
  const { t } = useTranslation('write-review');
  const [done, setDone] = useState<'sent' | 'removed' | null>(null);
  const changeTo = (changed: OwnReview | null) => {
    onChange(changed);
    setDone(changed ? 'sent' : 'removed');
  };
  return (
    <>
      <div className={styles.about}>
        <ProductPicture imageUrl={imageUrl} />
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
      </div>
      {done ? (
        <Sent title={t(`done.${done}.title`)}>
          <p>{t(`done.${done}.text`)}</p>
          <div className={service.ways}>
            {next && (
              <button type="button" className="button" onClick={() => onChoose(next.productKey)}>
                {t('next', { name: next.name })}
              </button>
            )}
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                setDone(null);
                onChoose(productKey);
              }}
            >
              {t(`done.${done}.again`)}
            </button>
          </div>
        </Sent>
      ) : (
        <>
          {review && <State {...review} />}
          <ReviewForm {...{ orderNumber, productKey, review, stars }} onSaved={changeTo} />
          {review && (
            <Removal
              label={t('remove.start')}
              question={t('remove.question')}
              keep={t('remove.keep')}
              confirm={t('remove.confirm')}
              remove={async () => {
                await callShopApi((api) => api.removeReview(orderNumber, productKey));
                changeTo(null);
              }}
            />
          )}
        </>
      )}
    </>
  );
}

/** Where a review is on its way, and what its author can do. */
function State({ state }: Pick<OwnReview, 'state'>) {
  const { t } = useTranslation('write-review');
  const contact = useSitePaths()('contact');
  return (
    <div className={`notice ${state === 'declined' ? 'notice-warm' : ''}`}>
      <p>
        <strong>{t(`states.${state}.name`)}</strong>
      </p>
      <p>{t(`states.${state}.text`)}</p>
      {state === 'declined' && <Link to={contact}>{t('contact')}</Link>}
    </div>
  );
}

/** The name beside it describes it. */
export function ProductPicture({ imageUrl }: Pick<Product, 'imageUrl'>) {
  if (imageUrl === null) return <span className={styles.picture} />;
  return <RemotePicture className={styles.picture} url={imageUrl} widths={[160, 360]} sizes="4.5rem" />;
}
