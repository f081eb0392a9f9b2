import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-locale.ts';
import { useSitePaths } from '../../navigation/page-context.tsx';
import { LatePlace } from '../recommendations/late-place.tsx';
import { untilUnnoticed } from '../recommendations/page-place.ts';
import { annotationsOf } from '../service/search-client.ts';
import type { SearchHit } from '../service/search-port.ts';
import { normalizeTerm, searchPath } from '../service/search-query.ts';
import * as styles from './term-links.module.css';

/** Other terms to search for; nothing without any. */
export function TermLinks({ title, terms }: { readonly title: string; readonly terms: readonly string[] }) {
  const searchPage = useSitePaths()('search');
  if (terms.length === 0) return null;
  return (
    <section aria-label={title} className={styles.section}>
      <h3>{title}</h3>
      <ul role="list" className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>
            <Link to={searchPath(searchPage, term)} className="chip">
              {term}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** More than these would be a list to read. */
const maxTerms = 6;

interface RelatedSearchesProps {
  /** Normalized. */
  readonly term: string;
  /** The first product it found, by which the service understands what it is about. */
  readonly hit: SearchHit;
}

/**
 * A place for searches like the one shown, at the end of its results: what the service understands of the term
 * (docs/product.md, 7.19). They stay when filters or another order bring another product to the front.
 */
export function RelatedSearches({ term, hit: { name: title, category } }: RelatedSearchesProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  return (
    <LatePlace
      key={term}
      name="related-searches"
      about={term}
      load={async (place, signal) => {
        const understood = await annotationsOf({ term, title, category, language });
        const terms = [...new Set(understood.map(normalizeTerm))]
          .filter((related) => related !== '' && related !== term)
          .slice(0, maxTerms);
        if (terms.length === 0) return null;
        await untilUnnoticed(place, signal);
        return terms;
      }}
      render={(terms) => <TermLinks title={t('results.related')} terms={terms} />}
    />
  );
}
