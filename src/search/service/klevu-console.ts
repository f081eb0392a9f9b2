import { consoleQuery } from './console-query.ts';
import { searchEndpoints } from './endpoints.ts';
import { fetchJson } from './fetch-json.ts';
import { amountIn, type JsonObject, listIn, objectIn, textIn } from './json-fields.ts';
import { readAnswer } from './klevu-answer.ts';
import { ask, priceSettings } from './klevu-client.ts';
import type { SearchIndex } from './search-configuration.ts';
import { readHit, shownOf } from './klevu-record.ts';
import { linkTarget } from './own-addresses.ts';
import { recentIds } from './category-personalization.ts';
import { visitorSegments } from './stored-session.ts';
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
  index: SearchIndex,
  request: RecommendationRequest,
): Promise<Recommendation> {
  const { id, signal, variants = [], categoryPath = [], limit } = request;
  const segments = visitorSegments();
  const address = `${searchEndpoints(index).recommendations}${encodeURIComponent(id)}${queryOf(request, segments)}`;
  const settings = await fetchJson(address, { signal });
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
  const productKeys = [...new Set(variants.map(({ productKey }) => productKey))];
  const source = { productKeys, skus: variants.map(({ sku }) => sku), categoryPath, recentIds: recentIds() };
  const query = consoleQuery(payload, id, place, source);
  if (!query) return { kind: 'nothing' };
  const wanted = { ...priceSettings(index), ...(limit === undefined ? {} : { limit }) };
  const found = await ask(
    index,
    signal,
    [{ klevuFunctionId: 'raw', queries: [{ ...query, settings: { ...query.settings, ...wanted } }] }],
    (answer) => readAnswer(answer, id, (record) => readHit(record, index)),
  );
  const records = shownOf(found.records, productKeys).slice(0, limit);
  const threshold = amountIn(metadata['productThreshold']) ?? 0;
  if (records.length === 0 || records.length < threshold) return { kind: 'nothing' };
  return { kind: 'products', list, title, records };
}

/** What conditions in the console may ask for: the page's category and product, and the visitor's segments. */
function queryOf(
  { categoryPath = [], variants: [first] = [] }: RecommendationRequest,
  segments: readonly string[],
): string {
  const wanted = [
    ['cp', categoryPath.join(';')],
    ['pid', first?.sku ?? ''],
    ['gpid', first?.productKey ?? ''],
    ['sids', segments.join(',')],
  ].filter(([, value]) => value !== '');
  return wanted.length === 0 ? '' : `?${new URLSearchParams(wanted).toString()}`;
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
