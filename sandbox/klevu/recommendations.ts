import type { KlevuIndex } from './seed.ts';

interface Wanted {
  readonly apiKey: string;
  /** Of the recommendation. */
  readonly id: string;
  readonly publicUrl: string;
}

/** The settings of one recommendation in the form the SDK reads, or undefined if the console has none with this ID. */
export function recommendationSettings(
  { apiKey, id, publicUrl }: Wanted,
  { recommendations }: Pick<KlevuIndex, 'recommendations'>,
) {
  const recommendation = recommendations?.[id];
  if (!recommendation) return undefined;
  const { title, pageType, logic, typeOfRequest, action = null, picture } = recommendation;
  return {
    metadata: {
      title,
      recsKey: id,
      pageType,
      logic,
      maxProducts: 5,
      productThreshold: 1,
      enabled: true,
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
        recordQueries: [{ id, typeOfRequest, settings: { typeOfRecords: ['KLEVU_PRODUCT'], limit: 5 } }],
      }),
    },
    staticContent: picture
      ? [
          {
            targetUrl: picture.targetUrl,
            contentType: 'image',
            image: [
              {
                resolution: 'desktop',
                url: new URL(picture.url, publicUrl).href,
                altTag: picture.altTag,
                maxWidth: picture.width,
              },
            ],
          },
        ]
      : [],
  };
}
