import type { KlevuProduct } from 'storefront-sandbox';
import { limitsText, measurementSystemOf } from '../../../stores/measures/format-measure.ts';
import type { Language, Store } from '../../../stores/types.ts';
import { colors } from '../../catalogue/colors.ts';
import { ageGroups, filterWords, phrase } from '../../catalogue/texts.ts';
import type { DemoProduct } from '../../catalogue/types.ts';
import { positionNames } from '../../catalogue/uses.ts';

/** The weights in kilograms that shoppers choose from. */
const weightGroups = [
  { from: 3, to: 5 },
  { from: 5, to: 7 },
  { from: 7, to: 9 },
  { from: 9, to: 12 },
  { from: 12, to: 15 },
] as const;

/** What a product is for and which colors it has: the facts of its card, and the values of filters. */
export function traitsIn(
  language: Language,
  { countries: [country] }: Pick<Store, 'countries'>,
  { ageMonths, weightKg, positions = [], variants }: DemoProduct,
): Partial<KlevuProduct> {
  const reader = { locale: language, system: measurementSystemOf(country.code) };
  return {
    colorHexes: [...new Set(variants.flatMap(({ color }) => (color ? colors[color].hex : [])))],
    fields: {
      ...(ageMonths && { ageFrom: ageMonths.from }),
      ...(ageMonths?.to !== undefined && { ageTo: ageMonths.to }),
      ...(weightKg && { weightFrom: weightKg.from }),
      ...(weightKg?.to !== undefined && { weightTo: weightKg.to }),
    },
    traits: {
      age: ageGroups.filter(meeting(ageMonths)).map(({ name }) => phrase(name)[language]),
      weight: weightGroups.filter(meeting(weightKg)).map((limits) => limitsText(limits, reader)),
      position: positions.map((key) => phrase(positionNames[key])[language]),
    },
  };
}

/** The filters by what a product is for. */
export const filtersIn = (language: Language) =>
  Object.entries(filterWords).map(([key, word]) => ({ key, label: phrase(word)[language] }));

interface Range {
  readonly from: number;
  readonly to?: number;
}

/** Whether a group has something in common with a product's range; none has with a product that is for everybody. */
const meeting =
  (range: Range | undefined) =>
  ({ from, to }: { readonly from: number; readonly to: number }): boolean =>
    range !== undefined && from < (range.to ?? Infinity) && range.from < to;
