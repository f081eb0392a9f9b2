import { Link } from 'gatsby';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnReview, Reviewable } from '../../contract/written-review.ts';
import { useFocusNext } from '../components/focus-on.ts';
import * as service from '../customer-service/customer-service.module.css';
import { isUnknownOrder } from '../customer-service/unknown-order.tsx';
import { useSitePaths } from '../navigation/page-context.tsx';
import { changeQuery, useQueryParameter } from '../navigation/query.ts';
import { useShopData } from '../shop-api/call-shop-api.ts';
import { RetryableError } from '../shop-api/error-text.tsx';
import { confirmationPath } from '../shop-api/shop-api-error.ts';
import { OwnProduct, ProductPicture } from './own-product.tsx';
import * as styles from './write-review.module.css';

interface OrderReviewsProps {
  readonly orderNumber: string;
  /** What is shown if this browser may not open the order. */
  readonly unknown: ReactNode;
}

/**
 * The products of an order: one with its form, which the address names (`product=`), and the others to go on with. The forms of all
 * are there, so that none loses what was typed while another is shown.
 */
export function OrderReviews({ orderNumber, unknown }: OrderReviewsProps) {
  const { t } = useTranslation(['write-review', 'customer-service']);
  const toOrder = confirmationPath(useSitePaths()('order-confirmation'), orderNumber);
  const wanted = useQueryParameter('product');
  const stars = useQueryParameter('stars');
  const { data, error, retry } = useShopData(orderNumber, (api) => api.loadReviews(orderNumber));
  const [changes, setChanges] = useState<Readonly<Record<string, OwnReview | null>>>({});
  const [heading, focusHeading] = useFocusNext<HTMLHeadingElement>();
  if (error) return isUnknownOrder(error) ? unknown : <RetryableError error={error} onRetry={retry} />;
  if (!data) return <p role="status">{t('customer-service:form.working')}</p>;
  const back = (
    <p>
      <Link to={toOrder}>{t('toOrder')}</Link>
    </p>
  );
  const products = data.map((product) => ({
    ...product,
    review:
      changes[product.productKey] === undefined ? product.review : (changes[product.productKey] ?? null),
  }));
  const shown =
    products.find(({ productKey }) => productKey === wanted) ??
    products.find(({ review }) => review === null) ??
    products[0];
  if (!shown)
    return (
      <div className={styles.product}>
        <p>{t('nothing')}</p>
        {back}
      </div>
    );
  const isWanted = wanted === null || wanted === shown.productKey;
  const others = products.filter(({ productKey }) => productKey !== shown.productKey);
  const choose = (productKey: string) => {
    changeQuery({ product: productKey, stars: null }, 'replaceState');
    focusHeading();
  };
  return (
    <div className={service.columns}>
      <div className={styles.product}>
        {!isWanted && <p className="notice">{t('notInOrder')}</p>}
        {products.map((product) => (
          <div key={product.productKey} className={styles.product} hidden={product !== shown}>
            <OwnProduct
              {...{ orderNumber, product }}
              heading={product === shown ? heading : null}
              stars={product === shown && isWanted ? stars : null}
              next={others.find(({ review }) => review === null) ?? null}
              onChoose={choose}
              onChange={(review) => {
                // So that it stays the one that is shown.
                changeQuery({ product: shown.productKey, stars: null }, 'replaceState');
                setChanges((before) => ({ ...before, [product.productKey]: review }));
              }}
            />
          </div>
        ))}
        {back}
      </div>
      {others.length > 0 && <Others products={others} onChoose={choose} />}
    </div>
  );
}

interface OthersProps {
  readonly products: Reviewable['products'];
  readonly onChoose: (productKey: string) => void;
}

function Others({ products, onChoose }: OthersProps) {
  const { t } = useTranslation('write-review');
  return (
    <section aria-labelledby="reviews-of-others" className={service.card}>
      <h2 id="reviews-of-others">{t('others')}</h2>
      <ul role="list" className={styles.others}>
        {products.map(({ productKey, name, imageUrl, review }) => (
          <li key={productKey}>
            <button type="button" className={styles.other} onClick={() => onChoose(productKey)}>
              <ProductPicture imageUrl={imageUrl} />
              <span>
                {name}
                <small>{review ? t(`states.${review.state}.name`) : t('states.none')}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
