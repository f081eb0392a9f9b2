import { useTranslation } from 'react-i18next';
import type { Order, Tracking } from '../../../contract/order.ts';
import { useDateText } from './date-text.ts';
import * as styles from './order-confirmation-screen.module.css';

/** What is on its way, delivery by delivery: when it left, how it is found, and what is in it. */
export function OrderParcels({ deliveries }: Pick<Order, 'deliveries'>) {
  const { t } = useTranslation('order');
  const dateText = useDateText();
  if (deliveries.length === 0) return null;
  return (
    <section aria-labelledby="order-parcels">
      <h2 id="order-parcels">{t('deliveries.heading')}</h2>
      <ul className={styles.notes}>
        {deliveries.map(({ id, createdAt, tracking, items }) => (
          <li key={id}>
            <p>{t('deliveries.shipped', { date: dateText(createdAt) })}</p>
            {tracking.map((parcel, place) => (
              <p key={place}>
                <ParcelLink parcel={parcel} />
              </p>
            ))}
            {items.length > 0 && (
              <p>{items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ParcelLink({ parcel: { carrier, number, url } }: { parcel: Tracking }) {
  const { t } = useTranslation('order');
  const name = [carrier, number].filter((part) => part !== null).join(' ');
  if (url === null) return <span className={styles.address}>{name}</span>;
  return (
    <a href={url} rel="noreferrer" className={styles.address}>
      {name === '' ? t('deliveries.trackParcel') : t('deliveries.track', { parcel: name })}
    </a>
  );
}
