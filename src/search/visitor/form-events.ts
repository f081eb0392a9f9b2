import type { ReportedHit } from '../service/search-events.ts';
import {
  activeFiltersOf,
  decimalText,
  type EventNamed,
  type FormEvent,
  type FormReport,
  idOf,
  nameOf,
  withoutEmpty,
} from './event-report.ts';

/** An event as the first version of analytics takes it. @throws Error if a product has no ID */
export function formReportOf(event: FormEvent, apiKey: string): FormReport {
  const { path, fields } = mapped(event);
  return { kind: 'form', path, fields: withoutEmpty({ klevu_apiKey: apiKey, ...fields }) };
}

interface Mapped {
  readonly path: FormReport['path'];
  readonly fields: Readonly<Record<string, string | undefined>>;
}

function mapped(event: FormEvent): Mapped {
  switch (event.name) {
    case 'search':
      return {
        path: 'n-search/search',
        fields: {
          klevu_term: event.term,
          klevu_totalResults: String(event.total),
          klevu_typeOfQuery: event.typeOfSearch,
          klevu_activeFilters: activeFiltersOf(event.filters),
        },
      };
    case 'search-click':
      return {
        path: 'productTracking',
        fields: {
          klevu_type: 'clicked',
          klevu_keywords: event.term,
          ...productFields(event.hit),
          klevu_activeFilters: activeFiltersOf(event.filters),
        },
      };
    case 'category-view':
      return {
        path: 'categoryProductViewTracking',
        fields: {
          ...categoryFields(event),
          klevu_productIds: event.hits.map(idOf).join(','),
          klevu_pageStartsFrom: String(event.offset),
        },
      };
    case 'category-click':
      return {
        path: 'categoryProductClickTracking',
        fields: {
          ...categoryFields(event),
          ...productFields(event.hit),
          klevu_salePrice: decimalText(event.hit.price),
          klevu_productSku: event.hit.sku,
          klevu_productPosition: String(event.position),
        },
      };
    case 'banner-click': {
      const { id, name, imageUrl, href } = event.banner;
      return {
        path: 'dataTracking',
        fields: {
          type: 'banner',
          klevu_request: 'click',
          klevu_term: event.term,
          klevu_bannerId: id,
          klevu_bannerName: name,
          klevu_image: imageUrl,
          klevu_target: href,
        },
      };
    }
  }
}

const productFields = (hit: ReportedHit) => ({
  klevu_productGroupId: hit.key,
  klevu_productId: idOf(hit),
  klevu_productName: nameOf(hit.name),
  klevu_productUrl: hit.path,
  klevu_productVariantId: hit.id,
});

const categoryFields = ({ categoryPath, filters }: EventNamed<'category-view' | 'category-click'>) => ({
  klevu_categoryName: categoryPath.at(-1),
  klevu_categoryPath: categoryPath.join(';'),
  klevu_activeFilters: activeFiltersOf(filters),
});
