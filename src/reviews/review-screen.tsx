import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PrivacyLink } from '../components/privacy-link.tsx';
import * as service from '../customer-service/customer-service.module.css';
import { WithoutScripts } from '../customer-service/form-parts.tsx';
import { UnknownOrder } from '../customer-service/unknown-order.tsx';
import { useSitePaths } from '../navigation/page-context.tsx';
import { useQuery } from '../navigation/query.ts';
import { OrderReviews } from './order-reviews.tsx';
import * as styles from './write-review.module.css';

/** The page on which whoever may open an order (`?order=…`) reviews what was in it, and changes or deletes what they wrote. */
export function ReviewScreen() {
  const { t } = useTranslation('write-review');
  const query = useQuery();
  const orderNumber = query?.get('order') ?? '';
  return (
    <div className={`page ${service.screen ?? ''}`} data-late="">
      <header className={service.header}>
        <h1>{t('title')}</h1>
        <p>{t('description')}</p>
      </header>
      <WithoutScripts />
      {query !== null &&
        (orderNumber === '' ? (
          <NoOrder />
        ) : (
          <OrderReviews
            key={orderNumber}
            orderNumber={orderNumber}
            unknown={<NoOrder number={orderNumber} />}
          />
        ))}
    </div>
  );
}

/** @param number of an order that is unknown, or that this browser may not open; absent if there was no link to one. */
function NoOrder({ number }: { readonly number?: string }) {
  const { t } = useTranslation('write-review');
  const lookup = useSitePaths()('order-lookup');
  return (
    <div className={styles.product}>
      {number === undefined ? (
        <>
          <p>{t('buyers')}</p>
          <Link to={lookup} className="button">
            {t('find')}
          </Link>
        </>
      ) : (
        <UnknownOrder number={number} />
      )}
      <p className={styles.quiet}>{t('checked')}</p>
      <PrivacyLink />
    </div>
  );
}
