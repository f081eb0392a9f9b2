import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../contract/order.ts';
import { returnableLines, returnableOf, returnsEnd, sentOrderOf } from '../../contract/returnable.ts';
import { dayText } from '../../stores/time-text.ts';
import { useFocusNext } from '../components/focus-on.ts';
import * as styles from '../customer-service/customer-service.module.css';
import { WithoutScripts } from '../customer-service/form-parts.tsx';
import { isUnknownOrder, UnknownOrder } from '../customer-service/unknown-order.tsx';
import { useTimeReader } from '../i18n/use-locale.ts';
import { useSitePaths } from '../navigation/page-context.tsx';
import { useQuery } from '../navigation/query.ts';
import { callShopApi, useShopData } from '../shop-api/call-shop-api.ts';
import { RetryableError } from '../shop-api/error-text.tsx';
import { confirmationPath } from '../shop-api/shop-api-error.ts';
import { useStore } from '../shop/shop-context.tsx';
import { GiftReturn } from './gift-return.tsx';
import { ReturnForm } from './return-form.tsx';
import * as returnStyles from './returns.module.css';
import { ReturnsSoFar } from './returns-so-far.tsx';

/** The page on which something of an order is sent back: by who may open it (`?order=…`), or whom it was a gift for (`?gift=…`). */
export function ReturnScreen() {
  const { t } = useTranslation('returns');
  const query = useQuery();
  const orderNumber = query?.get('order') ?? '';
  const gift = query?.get('gift') ?? '';
  return (
    <div className={`page ${styles.screen ?? ''}`} data-late="">
      <header className={styles.header}>
        <h1>{t('title')}</h1>
      </header>
      <WithoutScripts />
      {query !== null &&
        (gift !== '' ? (
          <GiftReturn key={gift} orderNumber={gift} />
        ) : orderNumber !== '' ? (
          <OfOrder key={orderNumber} orderNumber={orderNumber} />
        ) : (
          <Unknown number="" />
        ))}
    </div>
  );
}

function OfOrder({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('returns');
  const first = useShopData(orderNumber, (api) => api.openOrder(orderNumber));
  const options = useShopData(`returns ${orderNumber}`, (api) => api.loadReturnOptions(orderNumber));
  const [latest, setLatest] = useState<Order | null>(null);
  const [told, focusTold] = useFocusNext<HTMLHeadingElement>();
  const order = latest ?? first.data;
  if (first.error)
    return isUnknownOrder(first.error) ? (
      <Unknown number={orderNumber} />
    ) : (
      <RetryableError error={first.error} onRetry={first.retry} />
    );
  // Without these options, something can still be sent back for money.
  if (order === null || (options.data === null && options.error === null))
    return <p role="status">{t('loading')}</p>;
  return (
    <div className={styles.columns}>
      <div className={returnStyles.choose}>
        <WhatCanBeSentBack
          order={order}
          exchanges={options.data?.exchanges ?? []}
          onAnnounce={async (request) => {
            setLatest(await callShopApi((api) => api.announceReturn(orderNumber, request)));
            focusTold();
          }}
          onRefused={() => callShopApi((api) => api.loadOrder(orderNumber)).then(setLatest, () => undefined)}
        />
      </div>
      <ReturnsSoFar
        returns={order.returns}
        own={order.returns.filter(({ isByRecipient }) => !isByRecipient)}
        labelsAt={options.data?.hasLabels ? `/api/orders/${encodeURIComponent(orderNumber)}` : null}
        heading={told}
      />
    </div>
  );
}

interface WhatCanBeSentBackProps extends Pick<
  Parameters<typeof ReturnForm>[0],
  'exchanges' | 'onAnnounce' | 'onRefused'
> {
  readonly order: Order;
}

function WhatCanBeSentBack({ order, ...form }: WhatCanBeSentBackProps) {
  const { t } = useTranslation('returns');
  const { returnDays } = useStore();
  const reader = useTimeReader();
  const sitePath = useSitePaths();
  const [now] = useState(() => Date.now());
  const returnable = returnableOf(sentOrderOf(order), returnDays, now);
  const lines = returnableLines(order.cart.lineItems, returnable);
  const back = (
    <p>
      <Link to={confirmationPath(sitePath('order-confirmation'), order.orderNumber)}>
        {t('toOrder', { number: order.orderNumber })}
      </Link>
    </p>
  );
  if (lines.length === 0)
    return (
      <>
        <p>{t('nothing')}</p>
        {back}
        <p>
          <Link to={sitePath('contact')}>{t('contact')}</Link>
        </p>
      </>
    );
  const until = new Date(returnsEnd(order, returnDays ?? 0)).toISOString();
  return (
    <>
      <p>{t('lead', { date: dayText(until, reader) })}</p>
      {back}
      <ReturnForm lines={lines} {...form} />
    </>
  );
}

const Unknown = ({ number }: { readonly number: string }) => (
  <div className={returnStyles.choose}>
    <UnknownOrder number={number} />
  </div>
);
