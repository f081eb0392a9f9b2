import { brand } from '../../brands/api.ts';
import type { FactValue } from '../../contract/product.ts';
import type { AttributeReader } from './attributes.ts';

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
