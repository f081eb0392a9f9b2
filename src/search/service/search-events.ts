import type { Money } from '../../../contract/money.ts';
import type { Order } from '../../../contract/order.ts';
import { hasConsent } from '../../consent/consent-store.ts';
import type { FilterSelection } from './filter.ts';
import { createBuffer } from '../../telemetry/buffer.ts';
import { type SearchIndex, searchConfiguration } from './search-configuration.ts';
import type { Banner, RecommendationList, SearchHit, StaticPicture } from './search-port.ts';

/** What a report says about a product; more is not needed. */
export interface ReportedHit extends Pick<
  SearchHit,
  'key' | 'id' | 'name' | 'path' | 'sku' | 'brand' | 'category'
> {
  readonly price: Money;
}

/** What was listed, and with which filters. */
interface InSearch {
  readonly term: string;
  readonly filters: FilterSelection;
}
export interface InCategory {
  readonly categoryPath: readonly string[];
  readonly filters: FilterSelection;
}

/** Reports to the search service about what shoppers see and choose; `position` is counted from 1, `offset` from 0. */
export type SearchEvent = Readonly<
  | (InSearch & { name: 'search'; total: number; typeOfSearch: string })
  | (InSearch & { name: 'search-click'; hit: ReportedHit })
  | (InCategory & { name: 'category-view'; hits: readonly ReportedHit[]; offset: number })
  | (InCategory & { name: 'category-click'; hit: ReportedHit; position: number })
  | { name: 'banner-click'; term: string; banner: Banner }
  | {
      name: 'recommendation-view';
      list: RecommendationList;
      shown: readonly ReportedHit[] | readonly StaticPicture[];
    }
  | { name: 'recommendation-click'; list: RecommendationList; hit: ReportedHit; position: number }
  | { name: 'purchase'; order: Order }
>;

/** Events until what sends them is there (`src/search/visitor/`), each with the index it is about. */
export const searchEvents = createBuffer<{ readonly event: SearchEvent; readonly index: SearchIndex }>(50);

/**
 * Reports an event to the search service if the visitor agrees to statistics; otherwise it is forgotten. Never throws: the
 * shop works without reports.
 */
export function reportSearchEvent(event: SearchEvent): void {
  const index = searchConfiguration();
  if (index && hasConsent('statistics')) searchEvents.push({ event, index });
}
