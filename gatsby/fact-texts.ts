import type { TFunction } from 'i18next';
import type { CommerceProduct } from '../commerce/catalogue-mapping.ts';
import { ageText, keyFactsText, weightText } from '../stores/measures/fact-texts.ts';
import { type MeasureReader, measureText, temperatureText } from '../stores/measures/format-measure.ts';

type Facts = Pick<CommerceProduct, 'ageMonths' | 'weightKg' | 'measures' | 'cleaning' | 'washCelsius'>;

/**
 * Typed facts as shoppers read them, beside the numbers: `age`, `weight`, the line `keyFacts` for cards, the `text` of
 * each measure and of its sides, and how hot something is washed. Pages need no code to write them.
 */
export const factTextsOf = (
  { ageMonths, weightKg, measures, cleaning, washCelsius }: Facts,
  t: TFunction,
  reader: MeasureReader,
) => ({
  age: ageMonths && ageText(t, ageMonths),
  weight: weightKg && weightText(t, weightKg, reader),
  keyFacts: keyFactsText(t, { ageMonths, weightKg }, reader),
  measures: measures.map((measure) => ({
    ...measure,
    text: measureText(measure, reader),
    sides: measure.values.map((value) => measureText({ ...measure, values: [value], to: null }, reader)),
  })),
  cleaning: cleaning.map((one) => ({
    ...one,
    text:
      one.key === 'machine-wash' && washCelsius !== null
        ? `${one.name}, ${temperatureText(washCelsius, reader)}`
        : one.name,
  })),
});
