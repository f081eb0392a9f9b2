import { aboutSource, type Check } from '../survey.ts';

/** A source that leads visitors from some countries nowhere. */
export const missingFallback: Check = function* ({ addresses }) {
  for (const spellings of addresses) {
    const hasFallback = spellings.some(({ rules }) => rules.some(({ rule }) => !rule.conditions));
    if (!hasFallback)
      yield {
        ...aboutSource(spellings[0]),
        problem: 'leads nowhere for visitors from other countries than its rules name',
        remedy: 'Add a last rule without a country.',
      };
  }
};
