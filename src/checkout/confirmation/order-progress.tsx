import { useTranslation } from 'react-i18next';
import type { Order, OrderStatus } from '../../../contract/order.ts';
import { useArrivalText } from '../../delivery/delivery-text.ts';
import { useDateText } from './date-text.ts';
import * as styles from './order-progress.module.css';

/** How far along each status is, on the way that every order takes. */
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
