import { graphql, navigate, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useLocale } from '../i18n/use-locale.ts';
import { useQuery } from '../navigation/query.ts';
import { inPlace } from '../navigation/scroll-position.ts';
import { PageHead } from '../components/page-head.tsx';
import { SearchBox } from '../quick-search/search-box.tsx';
import { readSearchQuery } from '../search/search-query.ts';
import { SearchResults } from '../listing/search-results.tsx';
import { textsIn } from './page-texts.ts';
import type { PageHeadProps } from './screen-head.tsx';
import * as styles from './search.module.css';

/** What the shop has for a term; the complete state of the screen is in its address. */
export default function SearchTemplate({ location }: PageProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const hydrated = useQuery() !== null;
  const search = hydrated ? location.search : '';
  const term = readSearchQuery(search).term;
  return (
    <div className={`page ${styles.screen ?? ''}`}>
      <h1>{t('title')}</h1>
      <SearchBox locale={locale} initialTerm={term} onNavigate={(path) => navigate(path)} />
      <SearchResults
        locationSearch={search}
        locale={locale}
        onNavigate={(query, options) => navigate(location.pathname + query, { ...options, state: inPlace })}
      />
    </div>
  );
}

export function Head({ data, pageContext }: PageHeadProps<Queries.SearchQuery>) {
  return <PageHead title={textsIn(data.locales, 'search').title} page={pageContext} listed={false} />;
}

export const query = graphql`
  query Search($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["translation", "search"] } }) {
      ...PageTexts
    }
  }
`;
