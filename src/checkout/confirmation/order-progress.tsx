import { useTranslation } from 'react-i18next';
import type { Order, OrderStatus, Tracking } from '../../../contract/order.ts';
import { useArrivalText } from '../../delivery/delivery-text.ts';
import * as styles from './order-progress.module.css';
import * as orderParcelsStyles from './order-confirmation-screen.module.css';
import { formatMoney } from '../../../stores/format-money.ts';
import { useLocale, useTimeReader } from '../../i18n/use-locale.ts';
import { dayText } from '../../../stores/time-text.ts';
import { ReturnedLines } from '../../returns/returned-lines.tsx';

const places = { placed: 0, packed: 1, partlyShipped: 2, shipped: 2, delivered: 3 } as const satisfies Record<
  Exclude<OrderStatus, 'canceled'>,
  number
>;

/** Where the goods of an order are: each step that is behind it, with its date as far as it is known, and what is ahead. */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const arrivalText = useArrivalText();
  const dateText = useDateText();
  const { status, createdAt, deliveries, cart } = order;
  if (status === 'canceled') return null;
  const arrival = cart.shippingMethod?.arrival;
  const shipped = deliveries[0]?.createdAt;
  const details = [
    dateText(createdAt),
    null,
    shipped === undefined ? null : dateText(shipped),
    status !== 'delivered' && arrival ? arrivalText(arrival) : null,
  ];
  const steps = ['placed', 'packed', status === 'partlyShipped' ? status : 'shipped', 'delivered'] as const;
  return (
    <section aria-labelledby="order-status">
      <h2 id="order-status">{t('status.heading')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, place) => (
          <li
            key={step}
            className={place <= places[status] ? styles.reached : styles.ahead}
            aria-current={place === places[status] ? 'step' : undefined}
          >
            {t(`status.${step}`)}
            {place < places[status] && <span className="visually-hidden"> ({t('status.done')})</span>}
            {details[place] && <small>{details[place]}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function OrderParcels({ deliveries }: Pick<Order, 'deliveries'>) {
  const { t } = useTranslation('order');
  const dateText = useDateText();
  if (deliveries.length === 0) return null;
  return (
    <section aria-labelledby="order-parcels">
      <h2 id="order-parcels">{t('deliveries.heading')}</h2>
      <ul className={orderParcelsStyles.notes}>
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
  if (url === null) return <span className={orderParcelsStyles.address}>{name}</span>;
  return (
    <a href={url} rel="noreferrer" className={orderParcelsStyles.address}>
      {name === '' ? t('deliveries.trackParcel') : t('deliveries.track', { parcel: name })}
    </a>
  );
}

export function OrderRefunds({ refunds }: Pick<Order, 'refunds'>) {
  const { t } = useTranslation('order');
  const locale = useLocale();
  const dateText = useDateText();
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="order-refunds">
      <h2 id="order-refunds">{t('refunds.heading')}</h2>
      <ul className={orderParcelsStyles.notes}>
        {refunds.map(({ id, amount, at, state }) => (
          <li key={id}>
            <p>{t(`refunds.${state}`, { amount: formatMoney(amount, locale) })}</p>
            {at !== null && <small>{dateText(at)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OrderReturns({ order: { returns } }: { order: Order }) {
  const { t } = useTranslation('returns');
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="order-returns">
      <h2 id="order-returns">{t('heading')}</h2>
      <ReturnedLines returns={returns} />
    </section>
  );
}

/** Writes the day of a time (ISO 8601) in words: “January 5, 2026”. */
export function useDateText(): (time: string) => string {
  const reader = useTimeReader();
  return (time) => dayText(time, reader);
}
