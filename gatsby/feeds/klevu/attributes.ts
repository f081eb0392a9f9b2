import type { TFunction } from 'i18next';
import type { CatalogueModel, Fact } from '../../../contract/catalogue-model.ts';
import type { FactValue, Range } from '../../../contract/product.ts';
import { groupText } from '../../../stores/measures/fact-texts.ts';
import type { MeasureReader } from '../../../stores/measures/format-measure.ts';
import type { Texts } from '../../texts.ts';
import type { KlevuAttribute } from './form.ts';

const filter = { searchable: true, filterable: true, returnable: true };
const onCards = { searchable: false, filterable: false, returnable: true };
const found = { searchable: true, filterable: false, returnable: false };
const inRules = { searchable: false, filterable: false, returnable: false };

/** What any record of a product may have besides what Klevu knows. */
const ofEveryShop = [
  { name: 'brand', datatype: 'STRING', ...onCards, searchable: true },
  { name: 'colorHexes', datatype: 'MULTIVALUE', ...onCards },
  { name: 'measureQuantity', datatype: 'NUMBER', ...onCards },
  { name: 'measureUnit', datatype: 'STRING', ...onCards },
  { name: 'features', datatype: 'MULTIVALUE', ...found },
  { name: 'related', datatype: 'MULTIVALUE', ...inRules },
  { name: 'createdAt', datatype: 'STRING', ...inRules },
] as const;

/**
 * The attributes of a brand's records that Klevu does not know: first what shoppers filter by, labeled as on the pages of
 * products.
 * @param texts the namespace `product`, in the language of the index.
 */
export function attributesOf({ axes, facts }: CatalogueModel, texts: Texts): KlevuAttribute[] {
  const labelIn = (group: 'axes' | 'facts', key: string) => {
    const labels = texts[group];
    const label = typeof labels === 'object' ? labels[key] : undefined;
    return typeof label === 'string' ? label : key;
  };
  const withLabel = (label: string) => ({ label: { default: label } });
  const filters = facts.flatMap((fact): KlevuAttribute[] =>
    fact.kind === 'choices' || fact.groups
      ? [{ name: fact.key, datatype: 'MULTIVALUE', ...withLabel(labelIn('facts', fact.key)), ...filter }]
      : [],
  );
  const ends = facts.flatMap((fact): KlevuAttribute[] =>
    fact.kind === 'range'
      ? endsOf(fact).map((name) => ({ name, datatype: 'NUMBER', ...withLabel(name), ...onCards }))
      : [],
  );
  return [
    ...axes.map(({ key }): KlevuAttribute => ({
      name: key,
      datatype: 'STRING',
      ...withLabel(labelIn('axes', key)),
      ...filter,
    })),
    ...filters,
    ...ends,
    ...ofEveryShop.map((attribute) => ({ ...attribute, ...withLabel(attribute.name) })),
  ];
}

/** The attributes with the ends of a range, as `searchFacts` of the brand names them. */
const endsOf = ({ key }: Pick<Fact, 'key'>) => [`${key}From`, `${key}To`] as const;

/** What a product's records say of its facts: the ends of ranges, the groups that it is in, and the names of choices. */
export function factAttributes(
  values: readonly FactValue[],
  { facts }: CatalogueModel,
  t: TFunction,
  reader: MeasureReader,
): Record<string, number | string[]> {
  const attributes = facts.flatMap((fact): (readonly [string, number | string[] | null])[] => {
    const { range = null, choices = [] } = values.find(({ key }) => key === fact.key) ?? {};
    if (fact.kind === 'choices')
      return choices.length === 0 ? [] : [[fact.key, choices.map(({ name }) => name)]];
    if (range === null) return [];
    const [from, to] = endsOf(fact);
    const groups = groupsOf(fact.groups ?? [])
      .filter((group) => overlaps(group, range))
      .map((group) => groupText(t, { ...fact, range: group }, reader));
    return [[from, range.from], [to, range.to], ...(groups.length > 0 ? [[fact.key, groups] as const] : [])];
  });
  return Object.fromEntries(
    attributes.filter((attribute): attribute is [string, number | string[]] => attribute[1] !== null),
  );
}

/** Each group ends where the next one begins; the last one is open. */
const groupsOf = (beginnings: readonly number[]) =>
  beginnings.map((from, index) => ({ from, to: beginnings[index + 1] ?? null }));

/** Whether a product and a group have more than an end in common. */
const overlaps = (group: { readonly from: number; readonly to: number | null }, { from, to }: Range) =>
  group.from < (to ?? Infinity) && (from ?? -Infinity) < (group.to ?? Infinity);
