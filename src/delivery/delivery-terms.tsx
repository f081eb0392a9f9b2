import { useTranslation } from 'react-i18next';
import type { ShippingMethod } from '../../contract/delivery.ts';
import type { Money } from '../../contract/money.ts';
import { useIdle } from '../components/later.tsx';
import { useRequest } from '../components/use-request.ts';
import { getJson } from '../recovery/get-json.ts';
import { countryName } from '../../stores/country-name.ts';
import { useUserCountry } from '../shop/shop-context.tsx';
import * as styles from './delivery-terms.module.css';
import { useMethodWords } from './delivery-text.ts';

/** The ways of delivery to the visitor's country; some may be free for goods of this value. */
export function DeliveryTerms({ value }: { value?: Money | undefined }) {
  const { t, i18n } = useTranslation('delivery');
  const country = useUserCountry();
  const methodWords = useMethodWords();
  const key = useIdle() ? `${i18n.language} ${country}` : null;
  const { status, value: methods } = useRequest(key, (signal) =>
    fetchMethods(country, i18n.language, signal),
  );
  return (
    <div className={styles.place}>
      {status === 'failed' && <p>{t('unavailable')}</p>}
      {methods && methods.length > 0 && (
        <ul
          role="list"
          className={styles.methods}
          aria-label={t('termsTitle', { country: countryName(country, i18n.language) })}
        >
          {methods.map((method) => {
            const { named, details } = methodWords(pricedFor(value, method));
            return (
              <li key={method.id}>
                <p className={styles.named}>{named}</p>
                {details.length > 0 && <p>{details.join(' · ')}</p>}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function pricedFor(value: Money | undefined, method: ShippingMethod): ShippingMethod {
  const { price, freeAbove } = method;
  const isFree =
    value && value.currencyCode === freeAbove?.currencyCode && value.centAmount >= freeAbove.centAmount;
  return isFree ? { ...method, price: { ...price, centAmount: 0 } } : method;
}

/** Every product page asks, so this does without the shop API's client; what has no price is left out. @throws Error */
async function fetchMethods(
  country: string,
  language: string,
  signal: AbortSignal,
): Promise<readonly ShippingMethod[]> {
  const { shippingMethods = [] } = await getJson<{ shippingMethods?: readonly ShippingMethod[] }>(
    `/api/delivery?country=${country}`,
    { headers: { 'Accept-Language': language }, signal },
  );
  return shippingMethods.filter(({ price }) => Number.isInteger(price.centAmount));
}
