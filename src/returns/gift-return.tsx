import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gift } from '../../contract/return.ts';
import { dayText } from '../../stores/time-text.ts';
import { useFocusNext } from '../components/focus-on.ts';
import * as styles from '../customer-service/customer-service.module.css';
import { isUnknownOrder } from '../customer-service/unknown-order.tsx';
import { useTimeReader } from '../i18n/use-locale.ts';
import { useSitePaths } from '../navigation/page-context.tsx';
import { callShopApi, useShopData } from '../shop-api/call-shop-api.ts';
import { RetryableError } from '../shop-api/error-text.tsx';
import { ReturnForm } from './return-form.tsx';
import * as returnStyles from './returns.module.css';
import { ReturnsSoFar } from './returns-so-far.tsx';

/** Sends something back that was a gift, without anything about what it cost, or who paid for it. */
export function GiftReturn({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('returns');
  const reader = useTimeReader();
  const sitePath = useSitePaths();
  const first = useShopData(orderNumber, (api) => api.loadGift(orderNumber));
  const [latest, setLatest] = useState<Gift | null>(null);
  const [told, focusTold] = useFocusNext<HTMLHeadingElement>();
  const gift = latest ?? first.data;
  if (first.error)
    return isUnknownOrder(first.error) ? (
      <p>{t('gift.unknown')}</p>
    ) : (
      <RetryableError error={first.error} onRetry={first.retry} />
    );
  if (gift === null) return <p role="status">{t('loading')}</p>;
  return (
    <div className={styles.columns}>
      <div className={returnStyles.choose}>
        {gift.lines.length === 0 ? (
          <p>{t('nothing')}</p>
        ) : (
          <>
            <p>{t('lead', { date: dayText(gift.until, reader) })}</p>
            <p>{t('gift.lead')}</p>
            <ReturnForm
              isGift
              lines={gift.lines}
              exchanges={gift.exchanges}
              onAnnounce={async (request) => {
                setLatest(await callShopApi((api) => api.announceGiftReturn(orderNumber, request)));
                focusTold();
              }}
              onRefused={() =>
                callShopApi((api) => api.loadGift(orderNumber)).then(setLatest, () => undefined)
              }
            />
          </>
        )}
        <p>
          <Link to={sitePath('contact')}>{t('contact')}</Link>
        </p>
      </div>
      <ReturnsSoFar
        returns={gift.returns}
        labelsAt={gift.hasLabels ? `/api/gifts/${encodeURIComponent(orderNumber)}` : null}
        heading={told}
      >
        <p>{t('gift.arrange')}</p>
      </ReturnsSoFar>
    </div>
  );
}
