import type { PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { DirectoryEntry } from '../../stores/directory.ts';
import type { Language } from '../../stores/types.ts';
import { countryName } from '../../stores/country-name.ts';
import { displayNames } from '../../stores/intl-formats.ts';
import { useTaxName } from '../i18n/use-locale.ts';
import type { PageContext } from '../navigation/page-context.tsx';
import { useStore } from '../shop/shop-context.tsx';
import { endonymOf } from '../../stores/languages.ts';
import { headOf } from './page-data.tsx';
import * as styles from './stores.module.css';

type StoresContext = PageContext & { readonly storefronts: readonly DirectoryEntry[] };

/** The countries with a storefront, and its terms. */
export default function StoresTemplate({ pageContext }: PageProps<object, StoresContext>) {
  const { t, i18n } = useTranslation();
  const collator = new Intl.Collator(i18n.language);
  const entries = pageContext.storefronts
    .map((entry) => ({ entry, name: countryName(entry.country, i18n.language) }))
    .sort((one, other) => collator.compare(one.name, other.name));
  return (
    <div className="page">
      <header className={styles.header}>
        <h1>{t('stores.title')}</h1>
        <p>{t('stores.lead')}</p>
      </header>
      <ul role="list" className={styles.list}>
        {entries.map(({ entry, name }) => (
          <li key={entry.country} className={styles.country}>
            <h2>{name}</h2>
            <Terms entry={entry} />
            <Homes entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Terms({ entry: { currency, tax } }: { entry: DirectoryEntry }) {
  const { t, i18n } = useTranslation();
  const taxName = useTaxName();
  const currencyNames = displayNames(i18n.language, { type: 'currency' });
  const kind = tax.name === 'none' ? 'taxNone' : tax.included ? 'taxIncluded' : 'taxExcluded';
  return (
    <p>
      {t('stores.currency', {
        currency: currencyNames.of(currency),
        tax: t(`stores.${kind}`, { tax: taxName(tax.name) }),
      })}
    </p>
  );
}

/** A country's storefront in each of its languages; the current one is marked. */
function Homes({ entry: { storeId, country, homes } }: { entry: DirectoryEntry }) {
  const { t } = useTranslation();
  const store = useStore();
  return (
    <>
      {storeId === store.id && <p className={styles.here}>{t('stores.current')}</p>}
      <p className={styles.homes}>
        {homes.map(({ language, href }) => (
          <a key={language} href={`${href}?country=${country}`} hrefLang={language} lang={language}>
            {endonymOf(language as Language)}
          </a>
        ))}
      </p>
    </>
  );
}

export const Head = headOf(({ translation: { stores } }) => ({
  title: stores.title,
  description: stores.lead,
}));
