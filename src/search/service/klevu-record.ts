import { brand } from '../../../brands/browser.ts';
import type { Money } from '../../../contract/money.ts';
import { measureIn } from '../../../contract/product.ts';
import { numberFormat } from '../../../stores/intl-formats.ts';
import { amountIn, objectIn, textIn, textsIn } from './json-fields.ts';
import { ownPath } from './own-addresses.ts';
import type { SearchIndex } from './search-configuration.ts';
import type { ContentHit, NamedPage, SearchHit } from './search-port.ts';

/** What decides whether a record can be shown: the storefront's origins, and the only currency, if there is one. */
type RecordRules = Pick<SearchIndex, 'currency' | 'origins'>;

/** A record of a product, or null if the shop cannot show it. */
export function readHit(value: unknown, rules: RecordRules): SearchHit | null {
  const page = readPage(value, rules);
  if (!page) return null;
  const { record, ...common } = page;
  const currency = textIn(record['currency']);
  const amount = amountIn(record['salePrice']) ?? amountIn(record['price']);
  const sku = textIn(record['sku']);
  if (amount === null || !sku || !currency || !/^[A-Z]{3}$/.test(currency)) return null;
  if (rules.currency !== undefined && rules.currency !== currency) return null;
  const lowest = amountIn(record['startPrice']);
  const before = amountIn(record['price']);
  const price = moneyOf(amount, currency);
  const [average, count] = [amountIn(record['rating']), amountIn(record['ratingCount'])];
  return {
    ...common,
    key: textIn(record['itemGroupId']) || common.id,
    tagline: textIn(record['shortDesc']) ?? '',
    imageUrl: textIn(record['imageUrl']) ?? '',
    price: {
      ...price,
      priorCentAmount: before !== null && before > amount ? moneyOf(before, currency).centAmount : null,
    },
    measure: measureIn(amountIn(record['measureQuantity']), record['measureUnit']),
    lowestPrice: lowest !== null && lowest < amount ? moneyOf(lowest, currency) : null,
    hasPriceRange: (amountIn(record['toPrice']) ?? amount) > (lowest ?? amount),
    rating: average === null ? null : { average, ...(count !== null && { count }) },
    colors: textsIn(record['colorHexes']).filter((color) => /^#[0-9a-f]{6}$/i.test(color)),
    facts: brand.searchFacts.flatMap((fact) => {
      if ('choices' in fact) {
        const names = textsIn(record[fact.choices]);
        return names.length > 0 ? { names } : [];
      }
      const range = { from: amountIn(record[fact.from]), to: amountIn(record[fact.to]) };
      return range.from === null && range.to === null ? [] : { unit: fact.unit, zero: fact.zero, range };
    }),
    soldOut: record['inStock'] === 'no',
    sku,
    brand: textIn(record['brand']) ?? '',
    category: textIn(record['category']) ?? '',
  };
}

/** One record per product, without the products that the list starts from. */
export function shownOf(records: readonly SearchHit[], productKeys: readonly string[]): readonly SearchHit[] {
  const byKey = new Map(records.toReversed().map((record) => [record.key, record]));
  return [...byKey.values()].toReversed().filter(({ key }) => !productKeys.includes(key));
}

/** A record of a page or of a picture with a page, or null if the shop cannot show it. */
export function readContent(value: unknown, rules: RecordRules): ContentHit | null {
  const page = readPage(value, rules);
  if (!page) return null;
  const { record, name, path } = page;
  return { name, path, summary: textIn(record['shortDesc']) ?? '' };
}

/** A record of a category, or null if the shop cannot show it. */
export function readCategory(value: unknown, rules: RecordRules): NamedPage | null {
  const page = readPage(value, rules);
  return page && { name: page.name, path: page.path };
}

/** What all records have. */
function readPage(value: unknown, { origins }: RecordRules) {
  const record = objectIn(value);
  const id = textIn(record?.['id']);
  const name = textIn(record?.['name']);
  const path = ownPath(textIn(record?.['url']) ?? '', origins);
  return record && id && name && path ? { record, id, name, path } : null;
}

function moneyOf(amount: number, currencyCode: string): Money {
  const format = numberFormat('en', { style: 'currency', currency: currencyCode });
  const fractionDigits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return { centAmount: Math.round(amount * 10 ** fractionDigits), currencyCode, fractionDigits };
}
