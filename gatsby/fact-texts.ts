import type { TFunction } from 'i18next';
import { brand } from '../brands/build.ts';
import type { CommerceProduct } from '../commerce/catalogue-mapping.ts';
import { cardLine, rangeText } from '../stores/measures/fact-texts.ts';
import { type MeasureReader, measureText, temperatureText } from '../stores/measures/format-measure.ts';

type Facts = Pick<CommerceProduct, 'facts' | 'measures' | 'cleaning' | 'washCelsius'>;

/**
 * Typed facts as shoppers read them, beside the numbers: the `text` of each declared fact and where it stands, the line
 * `keyFacts` for cards, the `text` of each measure and of its sides, and how hot something is washed. Pages need no code to
 * write them.
 */
export function factTextsOf(
  { facts, measures, cleaning, washCelsius }: Facts,
  t: TFunction,
  reader: MeasureReader,
) {
  const declared = brand.catalogue.facts.flatMap((fact) => {
    const value = facts.find(({ key }) => key === fact.key);
    return value ? [{ ...fact, ...value }] : [];
  });
  const rangesOf = (fact: (typeof declared)[number]) =>
    fact.kind === 'range' && fact.range ? [{ ...fact, range: fact.range }] : [];
  return {
    facts: declared.map((fact) => ({
      key: fact.key,
      range: fact.range,
      on: fact.on,
      text: [
        ...rangesOf(fact).map((range) => rangeText(t, range, reader)),
        ...fact.choices.map(({ name }) => name),
      ].join(' · '),
    })),
    keyFacts: cardLine(
      t,
      declared
        .filter(({ on }) => on.includes('card'))
        .flatMap((fact) => [...rangesOf(fact), { names: fact.choices.map(({ name }) => name) }]),
      reader,
    ),
    isWorn: declared.some(
      (fact) => fact.kind === 'choices' && fact.choices.some(({ key }) => key === fact.worn),
    ),
    measures: measures.map((measure) => ({
      ...measure,
      text: measureText(measure, reader),
      sides: measure.values.map((value) => measureText({ ...measure, values: [value], to: null }, reader)),
    })),
    cleaning: cleaning.map((method) => ({
      ...method,
      text:
        method.key === 'machine-wash' && washCelsius !== null
          ? `${method.name}, ${temperatureText(washCelsius, reader)}`
          : method.name,
    })),
  };
}
