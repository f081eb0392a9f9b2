import type { QuerySettings } from './requests.ts';
import type { Match, SearchIndex } from './search-index.ts';
import type { KlevuCategory, KlevuPage } from './seed.ts';

/** A record that is not a product, as it leaves the service. */
export type TextRecord = (Omit<KlevuPage, 'text'> | KlevuCategory) & { readonly typeOfRecord: string };

/** The pages or categories a query finds; images, which Klevu could also return, are not in any index. */
export function textRecordsOf(
  typeOfRecord: string,
  settings: QuerySettings,
  index: SearchIndex,
): readonly TextRecord[] {
  const found = recordsOfType(typeOfRecord, settings.query.term, index);
  const isListed = (ids: QuerySettings['topIds']) => (record: TextRecord) =>
    ids.some(({ key, value }) => key === 'id' && value === record.id);
  const unique = distinctBy(found, settings.groupBy === 'name' ? 'name' : 'id');
  const wanted = unique.filter((record) => !isListed(settings.excludeIds)(record));
  const compare = (a: TextRecord, b: TextRecord) => a.name.localeCompare(b.name, index.language);
  if (settings.sort === 'NAME_ASC') return wanted.toSorted(compare);
  if (settings.sort === 'NAME_DESC') return wanted.toSorted((a, b) => compare(b, a));
  const isTop = isListed(settings.topIds);
  return wanted.toSorted((a, b) => Number(isTop(b)) - Number(isTop(a)));
}

/** How a query that is not about products finds what it does. */
export function wayOfFinding(
  { typeOfRecords, query }: QuerySettings,
  index: SearchIndex,
): Match['typeOfSearch'] {
  const match = typeOfRecords.includes('KLEVU_CATEGORY') ? index.matchCategories : index.matchPages;
  return match(query.term).typeOfSearch;
}

function recordsOfType(typeOfRecord: string, term: string, index: SearchIndex): readonly TextRecord[] {
  switch (typeOfRecord) {
    case 'KLEVU_CMS':
      return index.matchPages(term).found.map(({ record: { id, name, url, shortDesc } }) => ({
        id,
        name,
        url,
        shortDesc,
        typeOfRecord,
      }));
    case 'KLEVU_CATEGORY':
      return index.matchCategories(term).found.map(({ record }) => ({ ...record, typeOfRecord }));
    default:
      return [];
  }
}

function distinctBy(records: readonly TextRecord[], key: 'id' | 'name'): readonly TextRecord[] {
  const seen = new Set<string>();
  return records.filter((record) => !seen.has(record[key]) && seen.add(record[key]));
}
