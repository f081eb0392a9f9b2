import { conditionCountries } from '../../types.ts';
import { aboutRule, type Check } from '../survey.ts';

const known: ReadonlySet<string> = new Set(conditionCountries);

/** A condition that no visitor meets. */
export const unknownCountry: Check = function* ({ rules }) {
  for (const surveyed of rules) {
    const country = surveyed.rule.conditions?.country;
    if (country === undefined || known.has(country)) continue;
    const lowerCase = country.trim().toLowerCase();
    yield {
      ...aboutRule(surveyed),
      problem: 'is for a country that no rule may name',
      remedy: known.has(lowerCase)
        ? `Write "${lowerCase}" instead of "${country}".`
        : `Remove "${country}", or add it to conditionCountries in redirects/types.ts.`,
    };
  }
};
