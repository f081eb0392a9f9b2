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

/** Reports to the search service about what shoppers see and choose. Positions are counted from 1. */
export type SearchEvent =
  | {
      readonly name: 'search';
      readonly term: string;
      /** How many products were found on all pages. */
      readonly total: number;
      readonly typeOfSearch: string;
      readonly filters: FilterSelection;
    }
  | {
      readonly name: 'search-click';
      readonly term: string;
      readonly hit: ReportedHit;
      readonly filters: FilterSelection;
    }
  | {
      readonly name: 'category-view';
      readonly categoryPath: readonly string[];
      readonly hits: readonly ReportedHit[];
      /** Of the first one among all products of the category, from 0. */
      readonly offset: number;
      readonly filters: FilterSelection;
    }
  | {
      readonly name: 'category-click';
      readonly categoryPath: readonly string[];
      readonly hit: ReportedHit;
      readonly position: number;
      readonly filters: FilterSelection;
    }
  | { readonly name: 'banner-click'; readonly term: string; readonly banner: Banner }
  | {
      readonly name: 'recommendation-view';
      readonly list: RecommendationList;
      readonly shown: readonly ReportedHit[] | readonly StaticPicture[];
    }
  | {
      readonly name: 'recommendation-click';
      readonly list: RecommendationList;
      readonly hit: ReportedHit;
      readonly position: number;
    }
  | { readonly name: 'purchase'; readonly order: Order };

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
