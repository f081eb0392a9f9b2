import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { FinderLinks } from '../../components/finder-links.tsx';
import { useHelpPages } from '../../components/use-page-links.ts';
import { PhoneLink } from '../../components/no-script-note.tsx';
import { useLanguage } from '../../i18n/use-locale.ts';
import { Recommendations } from '../recommendations/recommendations.tsx';
import { quickSearch, searchSettings } from '../service/search-client.ts';
import { useSearchRequest } from '../service/use-search-request.ts';
import { useStore } from '../../shop/shop-context.tsx';
import * as styles from './empty-result.module.css';
import { TermLinks } from './term-links.tsx';
import { type TextHit, TextHits } from './text-results.tsx';

interface EmptyResultProps {
  readonly term: string;
  /** What the search has found instead of products. */
  readonly otherHits: readonly TextHit[];
}

/** Shown if no product was found: other terms, other results, how to get help, and popular products. */
export function EmptyResult({ term, otherHits }: EmptyResultProps) {
  const { t } = useTranslation('search');
  const { contact } = useStore();
  const nearest = useNearestTerms(term);
  // None while it is unknown what the merchant's console lists.
  const popularTerms = useSearchRequest(useLanguage(), searchSettings).value?.popularTerms ?? [];
  const popular = popularTerms.filter((suggested) => !nearest.includes(suggested));
  return (
    <div className={styles.empty}>
      <div className={styles.message}>
        <p className={styles.lead}>{t('results.empty', { term })}</p>
        <p>{t('results.emptyHint')}</p>
      </div>
      <TermLinks title={t('results.nearest')} terms={nearest} />
      {otherHits.length > 0 && (
        <section aria-labelledby="other-hits">
          <h3 id="other-hits">{t('results.instead')}</h3>
          <TextHits hits={otherHits} />
        </section>
      )}
      <FinderLinks />
      <TermLinks title={t('results.popularTerms')} terms={popular} />
      <section aria-labelledby="search-help" className={styles.message}>
        <h3 id="search-help">{t('results.help')}</h3>
        <p>{t('results.helpText')}</p>
        <ul role="list" className={styles.links}>
          <li>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
          <li>
            <PhoneLink />
          </li>
          {useHelpPages().map(({ name, path }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </section>
      {/* They come last, because they appear later than the rest. */}
      <Recommendations id="empty-result" />
      <Recommendations id="empty-result-guide" />
    </div>
  );
}

/** How many other terms are offered at most. */
const maxTerms = 5;

/** How many words are tried at most, each with one request. */
const maxTries = 3;

/** What a shopper may have meant by a term that finds nothing: completions of one of its words. */
function useNearestTerms(term: string): readonly string[] {
  const language = useLanguage();
  const { value } = useSearchRequest(JSON.stringify([term, language]), async () => {
    for (const word of wordsIn(term, language).slice(0, maxTries)) {
      const { suggestions } = await quickSearch(word);
      const terms = suggestions.map(({ text }) => text).filter((text) => text !== term);
      if (terms.length > 0) return terms.slice(0, maxTerms);
    }
    return [];
  });
  return value ?? [];
}

/** Its words, the longest first. What begins like one of them has only letters in common with what was meant. */
function wordsIn(term: string, language: string): readonly string[] {
  const segments = Array.from(new Intl.Segmenter(language, { granularity: 'word' }).segment(term));
  const words = segments.flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
  return words.filter((word) => word !== term && word.length > 1).toSorted((a, b) => b.length - a.length);
}
