import { brand } from '../../brands/api.ts';
import {
  type Certificate,
  type FactValue,
  type MeasureUnit,
  measureUnits,
  type ProductMeasure,
} from '../../contract/product.ts';
import type { AttributeReader } from './attributes.ts';

/** The measures of a product that have a name, a unit the shop knows, and a first value; others are left out. */
export const productMeasuresOf = (product: AttributeReader): ProductMeasure[] =>
  product.nested('measures').flatMap((read) => {
    const name = read.choice('name');
    const unit = unitOf(read.choice('unit')?.key);
    const first = read.number('first');
    if (!name || !unit || first === null) return [];
    const others = [read.number('second'), read.number('third')].filter((value) => value !== null);
    return [{ ...name, unit, values: [first, ...others], to: read.number('to') }];
  });

const unitOf = (key: string | undefined): MeasureUnit | undefined =>
  measureUnits.find((unit) => unit === key);

export const certificatesOf = (product: AttributeReader): Certificate[] =>
  product.nested('certificates').flatMap((read) => {
    const standard = read.choice('standard');
    return standard ? [{ ...standard, number: read.text('number') }] : [];
  });

/** What a product is in each declared fact; those without a value are left out. */
export const factsOf = (read: AttributeReader, facts = brand.catalogue.facts): FactValue[] =>
  facts.flatMap((fact): FactValue[] => {
    const { key } = fact;
    if (fact.kind === 'choices') {
      const choices = read.choices(fact.attribute);
      return choices.length > 0 ? [{ key, range: null, choices }] : [];
    }
    const range = { from: read.number(fact.attributes.from), to: read.number(fact.attributes.to) };
    return range.from === null && range.to === null ? [] : [{ key, range, choices: [] }];
  });
