import { useCategories } from '../../components/use-categories.ts';
import { useContentTitles } from '../../components/use-content-titles.ts';
import { useLanguage } from '../../i18n/use-locale.ts';
import { usePage } from '../../navigation/page-context.tsx';
import { quickSearch, searchSettings } from '../service/search-client.ts';
import type { SearchSettings } from '../service/search-port.ts';
import { normalizeTerm } from '../service/search-query.ts';
import { useSearchRequest } from '../service/use-search-request.ts';
import { useCurrency } from '../../shop/shop-context.tsx';
import {
  offersWithoutResults,
  isCorrected,
  type Offer,
  startingOffers,
  type OfferSources,
  typedOffers,
} from './offers.ts';

/** The pause in typing after which a request makes sense, in milliseconds. */
const typingPauseMs = 150;

/** Pages of customer service, for those who find nothing. */
const helpPages = ['content/returns', 'content/shipping-and-delivery', 'content/manuals'] as const;

/** What the search box offers now. */
export interface OffersState {
  /** `idle`: nothing has been asked for; the offers are those before typing. */
  readonly status: 'idle' | 'loading' | 'results' | 'empty' | 'unavailable';
  /** While the next ones load, the last ones stay, so that the list does not flicker. */
  readonly offers: readonly Offer[];
  /** Whether the suggestions correct what was typed. */
  readonly corrected: boolean;
  /** What the merchant has configured; null until it is known, and without an answer. */
  readonly settings: SearchSettings | null;
}

/**
 * What is offered for a text that is being typed.
 * @param open whether anything is offered at all
 * @param recent the terms this visitor searched for, latest first
 */
export function useOffers(text: string, open: boolean, recent: readonly string[]): OffersState {
  const term = normalizeTerm(text);
  const known = useOfferSources(recent);
  const language = useLanguage();
  const settings = useSearchRequest(open ? language : null, searchSettings).value;
  const currency = useCurrency();
  const key = open && isLongEnough(term) ? JSON.stringify([term, currency]) : null;
  const { status, value } = useSearchRequest(key, () => quickSearch(term), typingPauseMs);
  const sources = { ...known, popular: settings?.popularTerms ?? [] };
  const redirect = settings?.redirectFor(term) ?? null;

  if (status === 'unavailable')
    return {
      status,
      settings,
      corrected: false,
      offers: offersWithoutResults(term, redirect, sources, false),
    };
  if (status === 'idle' || !value)
    return { status, settings, corrected: false, offers: startingOffers(sources) };
  const isEmpty = [value.suggestions, value.products, value.categories, value.content].every(
    (found) => found.length === 0,
  );
  return {
    status: status === 'loading' ? status : isEmpty ? 'empty' : 'results',
    settings,
    corrected: isCorrected(term, value.suggestions),
    offers: isEmpty
      ? offersWithoutResults(term, redirect, sources, true)
      : typedOffers(term, value, redirect),
  };
}

/** One letter says little; one character of Chinese, Japanese, or Korean may be a word. */
const isLongEnough = (term: string) =>
  term.length > 1 || /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(term);

function useOfferSources(recent: readonly string[]): Omit<OfferSources, 'popular'> {
  const categories = useCategories();
  const titles = useContentTitles();
  const { sitePaths } = usePage();
  const help = helpPages.flatMap((key) => {
    const [name, path] = [titles.get(key), sitePaths[key]];
    return name !== undefined && path !== undefined ? [{ name, path }] : [];
  });
  return { recent, categories, help };
}
