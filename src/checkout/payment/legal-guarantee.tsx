import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { legalGuaranteeIn, officialNotices, yourEuropeIn } from '../../../stores/legal-guarantee.ts';
import { countryName } from '../../../stores/country-name.ts';
import { numberFormat } from '../../../stores/intl-formats.ts';
import { useLanguage } from '../../i18n/use-locale.ts';
import { useUserCountry } from '../../shop/shop-context.tsx';
import * as styles from './legal-guarantee.module.css';

/**
 * The notice on the legal guarantee that has to be in front of whoever orders in the European Economic Area (Directive
 * 2011/83/EU, Article 6(1)(l)), in full and not folded, and what the visitor's country adds to it; nothing elsewhere.
 */
export function LegalGuarantee() {
  const { t } = useTranslation('checkout');
  const language = useLanguage();
  const code = useUserCountry();
  const id = useId();
  const period = legalGuaranteeIn(code);
  if (period === null) return null;
  const picture = officialNotices[language];
  const country = countryName(code, language);
  return (
    <section aria-labelledby={id} className={styles.notice}>
      {/* No heading, because those of the payment service above it have levels of their own. */}
      <p id={id} className={styles.title}>
        {t('guarantee.title')}
      </p>
      {picture ? <img {...picture} alt={t('guarantee.text')} /> : <p>{t('guarantee.text')}</p>}
      {period === 'expected-life' && <p>{t('guarantee.expectedLife', { country })}</p>}
      {typeof period === 'number' && period > 2 && (
        <p>{t('guarantee.years', { country, years: yearsIn(period, language) })}</p>
      )}
      {/* In a tab of its own: what has been typed for the payment would be lost in this one. */}
      <a href={yourEuropeIn(language)} target="_blank">
        {t('guarantee.more')}
      </a>
    </section>
  );
}

const yearsIn = (years: number, language: string): string =>
  numberFormat(language, { style: 'unit', unit: 'year', unitDisplay: 'long' }).format(years);
