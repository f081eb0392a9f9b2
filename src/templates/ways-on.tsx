import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../components/use-request.ts';
import { useLanguage } from '../i18n/use-locale.ts';
import { type NamedPage, nearestPages, pageNamesPath } from '../navigation/nearest-pages.ts';
import { getJson } from '../recovery/get-json.ts';
import { useShop } from '../shop/shop-context.tsx';
import { searchOpened } from '../shop/shop-state.ts';
import * as styles from './ways-on.module.css';

/** What a visitor can do whose page is missing or failing: search for it, or open a page with a similar address. */
export function WaysOn() {
  const { t } = useTranslation();
  const { setState } = useShop();
  const language = useLanguage();
  // If they cannot be fetched, the search is still there.
  const { value: pages } = useRequest(language, (signal) =>
    getJson<readonly NamedPage[]>(pageNamesPath(language), { signal }),
  );
  const near = pages ? nearestPages(window.location.pathname, pages) : [];
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setState(searchOpened(true))}>
        {t('notFound.search')}
      </button>
      {near.length > 0 && (
        <nav className={styles.near} aria-labelledby="nearest-pages">
          <h2 id="nearest-pages">{t('notFound.nearest')}</h2>
          <ul role="list">
            {near.map(({ name, path }) => (
              <li key={path}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
