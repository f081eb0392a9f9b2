import type { Money } from '../../../contract/money.ts';
import type { FilterSelection } from '../service/filter.ts';
import { reportSearchEvent, type ReportedHit } from '../service/search-events.ts';
import { rememberClick } from '../service/search-history.ts';
import type { SearchHit, SearchPage } from '../service/search-port.ts';
import { track } from '../../telemetry/track.ts';

/** What is reported about a product that a page was built with. */
export interface CategoryProduct {
  readonly key: string;
  readonly name: string;
  readonly path: string;
  readonly price: Money;
  /** Of the variant in the picture. */
  readonly sku: string;
}

export interface ReportedCategory {
  /** Names from the root to the category. */
  readonly categoryPath: readonly string[];
  /** What telemetry calls its list. */
  readonly list: string;
  readonly selection: FilterSelection;
}

/** Reports about a category to the search service, the tag manager, and this visitor's history. */
export function categoryReports({ categoryPath, list, selection: filters }: ReportedCategory) {
  const seen = (hits: readonly ReportedHit[], offset: number) =>
    reportSearchEvent({ name: 'category-view', categoryPath, hits, offset, filters });
  const opened = (hit: ReportedHit, position: number) => {
    reportSearchEvent({ name: 'category-click', categoryPath, hit, position, filters });
    rememberClick(hit);
  };
  const hitOf = ({ key, name, path, price, sku }: CategoryProduct): ReportedHit => {
    return { key, id: sku, sku, name, path, price, brand: '', category: categoryPath.join(';') };
  };
  return {
    staticSeen: (products: readonly CategoryProduct[], offset: number) => seen(products.map(hitOf), offset),
    staticOpened: (product: CategoryProduct, position: number) => opened(hitOf(product), position),
    foundSeen: ({ records, offset }: SearchPage, isNew: boolean) => {
      if (records.length === 0) return;
      seen(records, offset);
      if (isNew) track({ name: 'view_item_list', list, products: records });
    },
    foundOpened: (hit: SearchHit, position: number) => {
      track({ name: 'select_item', list, product: hit });
      opened(hit, position);
    },
  };
}
