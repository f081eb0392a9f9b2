import { useTranslation } from 'react-i18next';
import type { CompanyAddress } from '../../brands/types.ts';
import { brand } from '../../brands/browser.ts';
import { isInEea } from '../../stores/european-economic-area.ts';
import { countryName } from '../../stores/country-name.ts';
import { useUserCountry } from '../shop/shop-context.tsx';
import { ManualLink } from '../components/manual-link.tsx';
import * as styles from './product-facts.module.css';
import type { ProductData } from './types.ts';

/** Whether `Safety` has something to say for a country (ISO 3166-1 alpha-2, lower case). */
export const hasSafety = (product: ProductData, country: string): boolean =>
  product.warnings.length > 0 ||
  product.certificates.length > 0 ||
  product.manual !== null ||
  isInEea(country);

/**
 * What makes a product safe: warnings, standards, and its manual; in the European Economic Area also who made it and who is
 * responsible for it there (Regulation (EU) 2023/988, Article 19).
 */
export function Safety({ product }: { readonly product: ProductData }) {
  const { t } = useTranslation('product');
  const { warnings, certificates, manual } = product;
  return (
    <>
      {warnings.length > 0 && (
        <>
          <h3>{t('safety.warnings')}</h3>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </>
      )}
      {certificates.length > 0 && (
        <>
          <h3>{t('safety.certificates')}</h3>
          <ul>
            {certificates.map(({ key, name, number }) => (
              <li key={key}>{number === null ? name : t('safety.numbered', { name, number })}</li>
            ))}
          </ul>
        </>
      )}
      {manual && <ManualLink manual={manual} />}
      {isInEea(useUserCountry()) && (
        <>
          <Company title={t('safety.manufacturer')} company={brand.manufacturer} />
          {brand.responsiblePerson && (
            <Company title={t('safety.responsible')} company={brand.responsiblePerson} />
          )}
        </>
      )}
    </>
  );
}

function Company({ title, company }: { readonly title: string; readonly company: CompanyAddress }) {
  const { i18n } = useTranslation();
  const { name, addressLines, country, email } = company;
  return (
    <>
      <h3>{title}</h3>
      <address className={styles.address}>
        {[name, ...addressLines, countryName(country, i18n.language)].map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={`mailto:${email}`}>{email}</a>
      </address>
    </>
  );
}
