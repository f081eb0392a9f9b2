import { requestTypes } from './requests.ts';
import type { KlevuIndex, KlevuRecommendation } from './seed.ts';

/** The settings of one recommendation in the form the SDK reads, or undefined if the console has none with this ID. */
export function recommendationSettings(apiKey: string, id: string, index: KlevuIndex, publicUrl: string) {
  const recommendation = index.recommendations?.[id];
  if (!recommendation) return undefined;
  const { title, pageType, logic, action = null, picture } = recommendation;
  const typeOfRequest = requestTypes[logic];
  const settings = { typeOfRecords: ['KLEVU_PRODUCT'], limit: 5, ...handPicked(recommendation, index) };
  return {
    metadata: {
      title,
      recsKey: id,
      pageType,
      logic,
      productThreshold: 1,
      spotKey: `${id}-spot`,
      spotName: title,
      segmentKey: null,
      segmentName: null,
      action,
    },
    search: {
      // The SDK puts the scheme in front of it.
      basePath: `${publicUrl.replace(/^https?:\/\//, '')}/klevu/cs/v2/search`,
      payload: JSON.stringify({
        context: { apiKeys: [apiKey] },
        recordQueries: [{ id, typeOfRequest: action === null ? typeOfRequest : 'SKIP', settings }],
      }),
    },
    staticContent: picture ? [staticContentOf(picture, publicUrl)] : [],
  };
}

/** The settings that find exactly these products, in their order. */
function handPicked({ logic, products = [] }: KlevuRecommendation, index: KlevuIndex) {
  if (logic !== 'HAND_PICKED') return {};
  const ids = index.products.filter(({ itemGroupId }) => products.includes(itemGroupId)).map(({ id }) => id);
  return {
    customANDQuery: `id:(${ids.join(' OR ')})`,
    topIds: products.map((value) => ({ key: 'itemGroupId', value })),
  };
}

function staticContentOf(
  { url, targetUrl, altTag, width }: NonNullable<KlevuRecommendation['picture']>,
  publicUrl: string,
) {
  const image = { resolution: 'desktop', url: new URL(url, publicUrl).href, altTag, maxWidth: width };
  return { targetUrl, contentType: 'image', image: [image] };
}
