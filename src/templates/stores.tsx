import { useTranslation } from 'react-i18next';
import { stores } from '../../stores/index.ts';
import { PageHead } from '../components/page-head.tsx';
import { useStore } from '../shop/use-store.ts';
import type { TextHeadProps } from './screen-head.tsx';
import * as styles from './stores.module.css';

/** Which countries there are shops for, and on what terms. */
export default function StoresTemplate() {
  const { t, i18n } = useTranslation('common');
  const current = useStore();
  const countryNames = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const currencyNames = new Intl.DisplayNames(i18n.language, { type: 'currency' });
  const countries = Object.values(stores).flatMap((store) =>
    store.countries.map((country) => ({
      ...country,
      store,
      name: countryNames.of(country.code.toUpperCase()),
    })),
  );
  return (
    <div className="page">
      <header className={styles.header}>
        <h1>{t('stores.title')}</h1>
        <p>{t('stores.lead')}</p>
      </header>
      <ul role="list" className={styles.list}>
        {countries.map(({ code, currency, store, name }) => (
          <li key={code} className={styles.country}>
            <h2>{name}</h2>
            <p>
              {t('stores.currency', {
                currency: currencyNames.of(currency),
                tax: t(store.tax.included ? 'stores.taxIncluded' : 'stores.taxExcluded', {
                  label: store.tax.label,
                }),
              })}
            </p>
            {store.id === current.id ? (
              <p className={styles.current}>{t('stores.current')}</p>
            ) : (
              <a href={store.origin}>{t('stores.visit')}</a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Head({
  pageContext,
  location,
}: TextHeadProps<{ common: { stores: { title: string; lead: string } } }>) {
  const { title, lead } = pageContext.texts.common.stores;
  return <PageHead title={title} description={lead} path={location.pathname} />;
}
