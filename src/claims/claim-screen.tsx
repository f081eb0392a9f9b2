import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClaimReceipt } from '../../contract/claim.ts';
import type { LineItem } from '../../contract/cart.ts';
import { claimLengths } from '../../contract/limits.ts';
import { fullName } from '../../stores/address-formats/lines.ts';
import { ContactDetails } from '../customer-service/contact-details.tsx';
import * as styles from '../customer-service/customer-service.module.css';
import { Sent } from '../customer-service/form-parts.tsx';
import { usePage } from '../navigation/page-context.tsx';
import { useQuery } from '../navigation/query.ts';
import { useShopData } from '../shop-api/call-shop-api.ts';
import { ClaimForm, type ClaimFormProps } from './claim-form.tsx';

/** The page on which somebody says what is wrong with what they bought. The order's page knows its number (`?order=…`). */
export function ClaimScreen() {
  const { t } = useTranslation(['claims', 'customer-service']);
  const { sitePaths } = usePage();
  const query = useQuery();
  const number = (query?.get('order') ?? '').slice(0, claimLengths.number);
  const sku = query?.get('sku') ?? '';
  const [received, setReceived] = useState<Received | null>(null);
  const onReceived = (receipt: ClaimReceipt, email: string) => setReceived({ ...receipt, email });
  const rights = sitePaths['content/legal-guarantee'];
  return (
    <div className={`page ${styles.screen ?? ''}`}>
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        {rights !== undefined && (
          <p>
            <Link to={rights}>{t('rights')}</Link>
          </p>
        )}
      </header>
      <div className={styles.columns}>
        <div>
          {received ? (
            <ClaimReceived {...received} />
          ) : number === '' ? (
            <ClaimForm number="" lines={[]} sku="" onReceived={onReceived} />
          ) : (
            <ClaimAboutOrder key={number} number={number} sku={sku} onReceived={onReceived} />
          )}
        </div>
        <section aria-labelledby="claim-elsewhere" className={styles.card}>
          <h2 id="claim-elsewhere">{t('customer-service:details.title')}</h2>
          <ContactDetails />
        </section>
      </div>
    </div>
  );
}

/** The form, with what was ordered to choose from, and who ordered it. Where the order cannot be opened, it is described in words. */
function ClaimAboutOrder({ number, ...props }: Omit<ClaimFormProps, 'lines' | 'buyer'>) {
  const { t } = useTranslation('claims');
  const { data: order, error } = useShopData(number, (api) => api.loadOrder(number));
  if (!order && !error) return <p role="status">{t('loading')}</p>;
  const { lineItems = [], shippingAddress, isForSomebodyElse, email } = order?.cart ?? {};
  // What is sent to somebody else is claimed by whoever has it.
  const buyer =
    shippingAddress && !isForSomebodyElse
      ? { name: fullName(shippingAddress), email: email ?? '' }
      : undefined;
  return <ClaimForm {...props} number={number} lines={lineItems.filter(isClaimable)} buyer={buyer} />;
}

const isClaimable = ({ kind }: LineItem): boolean => kind !== 'gift-message';

interface Received extends ClaimReceipt {
  readonly email: string;
}

function ClaimReceived({ id, email }: Received) {
  const { t } = useTranslation('claims');
  return (
    <Sent title={t('received.title')}>
      <p data-sentry-mask>{t('received.text', { email })}</p>
      <p>{t('received.reference', { id })}</p>
      <p>{t('received.keep')}</p>
    </Sent>
  );
}
