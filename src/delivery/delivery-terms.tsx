import { useTranslation } from 'react-i18next';
import type { Money } from '../../contract/money.ts';
import { useIdle } from '../components/later.tsx';
import { countryName } from '../../stores/country-name.ts';
import { useUserCountry } from '../shop/shop-context.tsx';
import { pricedFor, useDeliveryMethods } from './delivery-methods.ts';
import * as styles from './delivery-terms.module.css';
import { useMethodWords } from './delivery-text.ts';

/** The ways of delivery to the visitor's country; some may be free for goods of this value. */
export function DeliveryTerms({ value }: { value?: Money | undefined }) {
  const { t, i18n } = useTranslation('delivery');
  const country = useUserCountry();
  const methodWords = useMethodWords();
  const { status, value: methods } = useDeliveryMethods(useIdle());
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
