import { KlevuEvents } from '@klevu/core';

interface Who {
  readonly uuid?: string;
  readonly sessionId?: string;
}

/** What the SDK needs to know about a product to report it. */
const productOf = (itemGroupId: string) => ({
  id: `${itemGroupId}-variant`,
  itemGroupId,
  name: itemGroupId,
  url: `/${itemGroupId}/`,
  price: '10.00',
  salePrice: '10.00',
  currency: 'USD',
});

/** A visitor chooses a search result. */
export const openFromSearch = (itemGroupId: string, { uuid }: Who) => {
  KlevuEvents.searchProductClick({
    product: productOf(itemGroupId),
    searchTerm: 'baby',
    override: { klevu_uuid: uuid } as object,
  });
};

/** A visitor chooses a recommended product. */
export const openFromRecommendation = (itemGroupId: string, { uuid, sessionId }: Who) => {
  KlevuEvents.recommendationClick({
    recommendationMetadata: {
      recsKey: 'home-trending',
      logic: 'TRENDING',
      title: 'Loved by families',
    } as never,
    product: productOf(itemGroupId),
    productIndexInList: 1,
    override: {
      user_profile: {
        ...(uuid !== undefined && { klevu_uuid: uuid }),
        ...(sessionId !== undefined && { sessionId }),
      },
    },
  });
};

/** An order with these products. The SDK's own report of it cannot be used. @param url of the stand-in */
export async function buy(url: string, apiKey: string, itemGroupIds: readonly string[]): Promise<void> {
  const items = itemGroupIds.map((itemGroupId, line) => ({
    currency: 'USD',
    item_group_id: itemGroupId,
    item_id: `${itemGroupId}-variant`,
    item_name: itemGroupId,
    item_variant_id: `${itemGroupId}-variant`,
    unit_price: 10,
    order_id: 'o1',
    order_line_id: `l${line}`,
    units: 1,
  }));
  const event = {
    event: 'order_purchase',
    event_version: '1.0.0',
    event_apikey: apiKey,
    user_profile: {},
    event_data: { items },
  };
  const response = await fetch(`${url}/analytics/collect`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify([event]),
  });
  if (!response.ok) throw new Error(await response.text());
}
