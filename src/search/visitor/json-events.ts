import type { Order } from '../../../contract/order.ts';
import type { ReportedHit } from '../service/search-events.ts';
import type { RecommendationList, StaticPicture } from '../service/search-port.ts';
import {
  currencyOf,
  decimalText,
  idOf,
  type JsonEvent,
  type JsonReport,
  majorUnits,
  nameOf,
  withoutEmpty,
} from './event-report.ts';

/** An event as the second version of analytics takes it. @throws Error if a product has no ID */
export function jsonReportOf(event: JsonEvent, apiKey: string): JsonReport {
  const { name, data } = mapped(event);
  return {
    kind: 'json',
    event: {
      event: name,
      event_version: '1.0.0',
      event_apikey: apiKey,
      user_profile: {},
      event_data: data,
    },
  };
}

interface Mapped {
  readonly name: JsonReport['event']['event'];
  readonly data: JsonReport['event']['event_data'];
}

function mapped(event: JsonEvent): Mapped {
  switch (event.name) {
    case 'recommendation-view':
      return {
        name: 'view_recs_list',
        data: {
          ...listFields(event.list),
          ...(arePictures(event.shown)
            ? { static_content: event.shown.map(pictureItem) }
            : { items: event.shown.map((hit, index) => listItem(hit, index + 1)) }),
        },
      };
    case 'recommendation-click':
      return {
        name: 'select_recs_list',
        data: { ...listFields(event.list), items: [listItem(event.hit, event.position)] },
      };
    case 'purchase':
      return { name: 'order_purchase', data: { items: boughtItems(event.order) } };
  }
}

const arePictures = (
  shown: readonly ReportedHit[] | readonly StaticPicture[],
): shown is readonly StaticPicture[] => shown.length > 0 && shown.every((picture) => 'resolution' in picture);

const listFields = ({ id, logic, name, console }: RecommendationList) =>
  withoutEmpty({
    list_id: id,
    list_logic: logic,
    list_name: name,
    action: console?.action,
    spot_id: console?.spotId,
    spot_name: console?.spotName,
    segment_id: console?.segmentId,
    segment_name: console?.segmentName,
  });

/** The same price for a view and a click: what the product costs now. */
const listItem = (hit: ReportedHit, index: number) =>
  withoutEmpty<string | number>({
    index,
    item_id: idOf(hit),
    item_group_id: hit.key,
    item_name: nameOf(hit.name),
    item_variant_id: hit.id,
    price: decimalText(hit.price),
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
function boughtItems({ orderNumber, cart }: Order) {
  return cart.lineItems
    .filter(({ kind }) => kind !== 'gift-message')
    .map((line) => ({
      currency: currencyOf(cart.currency),
      item_group_id: line.productKey,
      item_id: idOf({ id: line.sku }),
      item_name: nameOf(line.name),
      item_variant_id: line.sku,
      /** What one unit cost after discounts. */
      unit_price: majorUnits({
        ...line.totalPrice,
        centAmount: Math.round(line.totalPrice.centAmount / line.quantity),
      }),
      order_id: orderNumber,
      order_line_id: line.id,
      units: line.quantity,
    }));
}
