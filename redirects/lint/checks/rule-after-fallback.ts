import { aboutRule, type Check } from '../survey.ts';

/** A rule for a country that is never reached, since the rule for everybody stands before it. */
export const ruleAfterFallback: Check = function* ({ rules }) {
  const reached = new Map<string, Set<string>>();
  for (const surveyed of rules) {
    const { fromPath, conditions } = surveyed.rule;
    const country = conditions?.country ?? everybody;
    const before = reached.get(fromPath) ?? new Set();
    reached.set(fromPath, before);
    if (before.has(everybody) && !before.has(country))
      yield {
        ...aboutRule(surveyed),
        problem: 'stands after the rule without a country and is never reached',
        remedy: 'Move the rule without a country to the end.',
      };
    before.add(country);
  }
};

const everybody = '';
