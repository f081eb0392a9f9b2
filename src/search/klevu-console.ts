import { consoleQuery } from './console-query.ts';
import { fetchJson } from './fetch-json.ts';
import { amountIn, type JsonObject, listIn, objectIn, textIn } from './json-fields.ts';
import { readAnswer } from './klevu-answer.ts';
import { ask, type KlevuIndex, priceSettings } from './klevu-client.ts';
import { shownOf } from './klevu-recommendations.ts';
import { readHit } from './klevu-record.ts';
import { linkTarget } from './own-addresses.ts';
import { recentRecords } from './personal-records.ts';
import type {
  Recommendation,
  RecommendationList,
  RecommendationRequest,
  StaticPicture,
} from './search-port.ts';

/**
 * A recommendation of the merchant's console: its settings say what is shown. Its query is sent alone, to the storefront's
 * own search host.
 */
export async function recommendFromConsole(
  index: KlevuIndex,
  id: string,
  request: RecommendationRequest,
): Promise<Recommendation> {
  const { signal, productKeys = [], skus = productKeys, categoryPath = [], limit } = request;
  const address = `${index.endpoints.recommendations}${encodeURIComponent(id)}${queryOf(request)}`;
  const settings = (await fetchJson(address, { signal })) as JsonObject;
  const metadata = objectIn(settings['metadata']) ?? {};
  const list = readList(id, metadata);
  const title = textIn(metadata['title']) ?? '';
  if (metadata['action'] === 'HIDE_RECOMMENDATION') return { kind: 'nothing' };
  if (metadata['action'] === 'STATIC_CONTENT') {
    const content = readContent(listIn(settings['staticContent'])[0], index.origins);
    return content ? { kind: 'content', list, title, ...content } : { kind: 'nothing' };
  }

  const payload = textIn(objectIn(settings['search'])?.['payload']) ?? '';
  const place = { pageType: textIn(metadata['pageType']) ?? '', logic: list.logic };
  const source = { productKeys, skus, categoryPath, recentIds: await recentRecords() };
  const query = consoleQuery(payload, id, place, source);
  if (!query) return { kind: 'nothing' };
  const priced = { ...query, settings: { ...query.settings, ...priceSettings(index) } };
  const found = await ask(index, signal, [{ klevuFunctionId: 'raw', queries: [priced] }], (response) =>
    readAnswer(response, id, (record) => readHit(record, index)),
  );
  const records = shownOf(found.records, productKeys).slice(0, limit);
  const threshold = amountIn(metadata['productThreshold']) ?? 0;
  if (records.length === 0 || records.length < threshold) return { kind: 'nothing' };
  return { kind: 'products', list, title, records };
}

/** The page's category and product, for conditions in the console. */
function queryOf({ categoryPath = [], productKeys = [], skus = productKeys }: RecommendationRequest): string {
  const [sku, key] = [skus[0], productKeys[0]];
  const params = new URLSearchParams({
    ...(categoryPath.length > 0 ? { cp: categoryPath.join(';') } : {}),
    ...(sku === undefined ? {} : { pid: sku }),
    ...(key === undefined ? {} : { gpid: key }),
  });
  return params.size === 0 ? '' : `?${params.toString()}`;
}

function readList(id: string, metadata: JsonObject): RecommendationList {
  const text = (name: string) => textIn(metadata[name]);
  return {
    id: text('recsKey') ?? id,
    logic: text('logic') ?? '',
    name: text('title') ?? '',
    console: {
      action: text('action'),
      spotId: text('spotKey') ?? '',
      spotName: text('spotName') ?? '',
      segmentId: text('segmentKey'),
      segmentName: text('segmentName'),
    },
  };
}

function readContent(value: unknown, origins: readonly string[]) {
  const content = objectIn(value) ?? {};
  const href = linkTarget(textIn(content['targetUrl']) ?? '', origins);
  const pictures = listIn(content['image']).flatMap((picture) => readPicture(picture) ?? []);
  return href && pictures.length > 0 ? { href, pictures } : null;
}

function readPicture(value: unknown): StaticPicture | null {
  const picture = objectIn(value) ?? {};
  const [url, width] = [textIn(picture['url']), amountIn(picture['maxWidth'])];
  if (!url || width === null) return null;
  const [altText, resolution] = [textIn(picture['altTag']) ?? '', textIn(picture['resolution']) ?? ''];
  return { url, altText, width, resolution };
}
