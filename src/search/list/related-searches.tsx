import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-locale.ts';
import { LatePlace } from '../recommendations/late-places.tsx';
import { untilUnnoticed } from '../recommendations/page-place.ts';
import { annotationsOf } from '../service/search-client.ts';
import type { SearchHit } from '../service/search-port.ts';
import { normalizeTerm } from '../service/search-query.ts';
import { TermLinks } from './term-links.tsx';

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
  const about = JSON.stringify([language, term]);
  return (
    <LatePlace
      key={about}
      name="related-searches"
      about={about}
      load={async (place, signal) => {
        const { fullTerm, subjects } = await annotationsOf({ term, title, category, language, signal });
        const terms = [...new Set([fullTerm, ...subjects].map(normalizeTerm))]
          .filter((related) => related !== '' && related !== term)
          .slice(0, maxTerms);
        if (terms.length === 0) return null;
        await untilUnnoticed(place, signal);
        return <TermLinks title={t('results.related')} terms={terms} />;
      }}
    />
  );
}
