import { navigate, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { NoScriptNote } from '../components/no-script-note.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SearchResults } from '../search/list/search-results.tsx';
import { useSearch } from '../navigation/query.ts';
import { SearchBox } from '../search/box/search-box.tsx';
import { readSearchQuery } from '../search/service/search-query.ts';
import { type PageHeadProps, textsOf } from './page-data.tsx';
import * as styles from './search.module.css';

/** What the shop has for a term; the complete state of the screen is in its address. */
export default function SearchTemplate({ location }: PageProps) {
  const { t } = useTranslation('search');
  const { t: frame } = useTranslation();
  const search = useSearch() && location.search;
  const { term } = readSearchQuery(search);
  return (
    <div className={`page ${styles.screen ?? ''}`}>
      {/* The results have a heading that says more. */}
      <h1 className={term === '' ? styles.title : 'visually-hidden'}>{t('title')}</h1>
      <NoScriptNote text={frame('nav.noScript')} />
      <SearchBox initialTerm={term} onNavigate={(path) => navigate(path)} />
      <SearchResults search={search} pathname={location.pathname} />
    </div>
  );
}

const [searchOrigin] = /^https?:\/\/[^/]+/.exec(process.env['GATSBY_KLEVU_URL'] ?? '') ?? [];

export function Head({ pageContext }: PageHeadProps) {
  const { title, results } = textsOf(pageContext).search;
  return (
    <>
      <PageHead title={title} description={results.idle} page={pageContext} />
      {searchOrigin && <link rel="preconnect" href={searchOrigin} crossOrigin="anonymous" />}
    </>
  );
}
