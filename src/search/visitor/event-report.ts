import { decimalOf } from '../../../contract/decimal.ts';
import type { Order } from '../../../contract/order.ts';
import type { FilterSelection } from '../service/filter.ts';
import type { InCategory, ReportedHit, SearchEvent } from '../service/search-events.ts';
import type { StaticPicture } from '../service/search-port.ts';
import type { IpData } from './visitor-data.ts';

/**
 * What is sent to a path below the base of the service's analytics: the fields of a form, or JSON, which everything to
 * `collect` is.
 */
export interface EventReport {
  readonly path: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** What is known about the visitor who causes an event, and has agreed to statistics. */
interface VisitorProfile {
  readonly sessionId: string | null;
  readonly addresses: IpData | null;
}

/** Null if there is nothing to report. @throws Error `Cannot send event without product id` */
export function reportOf(
  event: SearchEvent,
  apiKey: string,
  { sessionId, addresses }: VisitorProfile,
): EventReport | null {
  const form = (path: string, fields: Readonly<Record<string, string | undefined>>): EventReport => ({
    path,
    content: {
      ...withoutEmpty({ klevu_apiKey: apiKey, ...fields }),
      ...(addresses && {
        klevu_shopperIP_v4: addresses.ipv4,
        klevu_shopperIP_v6: addresses.ipv6,
        klevu_uuid: addresses.uuid,
      }),
      data_protection: 'true',
    },
  });
  const json = (name: string, event_data: Readonly<Record<string, unknown>>): EventReport => ({
    path: 'collect',
    content: {
      event: name,
      event_version: '1.0.0',
      event_apikey: apiKey,
      user_profile: {
        ...(sessionId !== null && { sessionId }),
        ...(addresses && {
          ip_address_v4: addresses.ipv4,
          ip_address_v6: addresses.ipv6,
          klevu_uuid: addresses.uuid,
        }),
        data_protection: true,
      },
      event_data,
    },
  });
  switch (event.name) {
    case 'search':
      return form('n-search/search', {
        klevu_term: event.term,
        klevu_totalResults: String(event.total),
        klevu_typeOfQuery: event.typeOfSearch,
        klevu_activeFilters: activeFiltersOf(event.filters),
      });
    case 'search-click':
      return form('productTracking', {
        klevu_type: 'clicked',
        klevu_keywords: event.term,
        ...productFields(event.hit),
        klevu_activeFilters: activeFiltersOf(event.filters),
      });
    case 'category-view':
      if (event.hits.length === 0) return null;
      return form('categoryProductViewTracking', {
        ...categoryFields(event),
        klevu_productIds: event.hits.map(idOf).join(','),
        klevu_pageStartsFrom: String(event.offset),
      });
    case 'category-click':
      return form('categoryProductClickTracking', {
        ...categoryFields(event),
        ...productFields(event.hit),
        klevu_salePrice: decimalOf(event.hit.price),
        klevu_productSku: event.hit.sku,
        klevu_productPosition: String(event.position),
      });
    case 'banner-click':
      return form('dataTracking', {
        type: 'banner',
        klevu_request: 'click',
        klevu_term: event.term,
        klevu_bannerId: event.banner.id,
        klevu_bannerName: event.banner.name,
        klevu_image: event.banner.imageUrl,
        klevu_target: event.banner.href,
      });
    case 'recommendation-view':
      if (event.shown.length === 0) return null;
      return json('view_recs_list', {
        ...event.list,
        ...(arePictures(event.shown)
          ? { static_content: event.shown.map(pictureItem) }
          : { items: event.shown.map((hit, index) => listItem(hit, index + 1)) }),
      });
    case 'recommendation-click':
      return json('select_recs_list', {
        ...event.list,
        items: [listItem(event.hit, event.position)],
      });
    case 'purchase':
      return json('order_purchase', { items: boughtItems(event.order) });
  }
}

const productFields = (hit: ReportedHit) => ({
  klevu_productGroupId: hit.key,
  klevu_productId: idOf(hit),
  klevu_productName: nameOf(hit.name),
  klevu_productUrl: hit.path,
  klevu_productVariantId: hit.id,
});

const categoryFields = ({ categoryPath, filters }: InCategory) => ({
  klevu_categoryName: categoryPath.at(-1),
  klevu_categoryPath: categoryPath.join(';'),
  klevu_activeFilters: activeFiltersOf(filters),
});

const arePictures = (
  shown: readonly ReportedHit[] | readonly StaticPicture[],
): shown is readonly StaticPicture[] => shown.every((picture) => 'resolution' in picture);

/** The same price for a view and a click: what the product costs now. */
const listItem = (hit: ReportedHit, index: number) =>
  withoutEmpty<string | number>({
    index,
    item_id: idOf(hit),
    item_group_id: hit.key,
    item_name: nameOf(hit.name),
    item_variant_id: hit.id,
    price: decimalOf(hit.price),
    currency: currencyOf(hit.price.currencyCode),
    item_brand: hit.brand,
    item_category: hit.category,
  });

const pictureItem = ({ resolution, altText, url }: StaticPicture, index: number) => ({
  resolution,
  index: index + 1,
  banner_alt_tag: altText,
  banner_image_url: url,
  content_type: 'image',
});

/** The lines of an order; a gift message is no product that search knows. */
const boughtItems = ({ orderNumber, cart }: Order) =>
  cart.lineItems
    .filter(({ kind }) => kind !== 'gift-message')
    .map((line) => ({
      currency: currencyOf(cart.currency),
      item_group_id: line.productKey,
      item_id: idOf({ id: line.sku }),
      item_name: nameOf(line.name),
      item_variant_id: line.sku,
      /** What one unit cost after discounts, in major units: 99.5 dollars, 9950 yen. */
      unit_price: Number(
        decimalOf({
          ...line.totalPrice,
          centAmount: Math.round(line.totalPrice.centAmount / line.quantity),
        }),
      ),
      order_id: orderNumber,
      order_line_id: line.id,
      units: line.quantity,
    }));

/** @throws Error `Cannot send event without product id` */
function idOf({ id }: Pick<ReportedHit, 'id'>): string {
  if (id === '') throw new Error('Cannot send event without product id');
  return id;
}

const nameOf = (name: string): string => name || 'unknown';
const currencyOf = (currencyCode: string): string => currencyCode || 'USD';

/** `key:value;;key:start - end`; undefined if nothing is selected. */
const activeFiltersOf = ({ options, ranges }: FilterSelection): string | undefined =>
  [
    ...options.flatMap(({ key, values }) => values.map((value) => `${key}:${value}`)),
    ...ranges.map(({ key, start, end }) => `${key}:${start} - ${end}`),
  ].join(';;') || undefined;

/** Without the fields that are missing or empty. */
const withoutEmpty = <Value>(
  fields: Readonly<Record<string, Value | undefined | null | ''>>,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as Record<string, Value>;
