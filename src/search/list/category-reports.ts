import type { ProductCardData } from '../../catalogue/types.ts';
import { emptySelection, type FilterSelection } from '../service/filter.ts';
import { reportSearchEvent, type ReportedHit } from '../service/search-events.ts';
import { rememberClick } from '../service/search-history.ts';
import type { ResultPage, SearchHit } from '../service/search-port.ts';
import { track } from '../../telemetry/track.ts';

/**
 * Reports about a category to the search service, the tag manager, and this visitor's history.
 * @param list what telemetry calls its list
 * @param filters those that are chosen; the products of the page pass all
 */
export function categoryReports(categoryPath: readonly string[], list: string, filters: FilterSelection) {
  const seen = (hits: readonly ReportedHit[], offset: number, passed: FilterSelection) =>
    reportSearchEvent({ name: 'category-view', categoryPath, hits, offset, filters: passed });
  const opened = (hit: ReportedHit, position: number, passed: FilterSelection) => {
    reportSearchEvent({ name: 'category-click', categoryPath, hit, position, filters: passed });
    rememberClick(hit);
  };
  const hitOf = ({ key, name, path, price, sku }: ProductCardData): ReportedHit => {
    return { key, id: sku, sku, name, path, price, brand: '', category: categoryPath.join(';') };
  };
  return {
    staticSeen: (products: readonly ProductCardData[], offset: number) =>
      seen(products.map(hitOf), offset, emptySelection),
    staticOpened: (product: ProductCardData, position: number) =>
      opened(hitOf(product), position, emptySelection),
    foundSeen: ({ records, offset }: ResultPage, isNew: boolean) => {
      if (records.length === 0) return;
      seen(records, offset, filters);
      if (isNew) track({ name: 'view_item_list', list, products: records });
    },
    foundOpened: (hit: SearchHit, position: number) => {
      track({ name: 'select_item', list, product: hit });
      opened(hit, position, filters);
    },
  };
}
