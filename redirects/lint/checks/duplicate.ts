import { aboutRule, type Check, placeWords, type SurveyedRule } from '../survey.ts';

/** A second rule for the same source and country; only the first counts. */
export const duplicate: Check = function* ({ rules }) {
  const firsts = new Map<string, SurveyedRule>();
  for (const surveyed of rules) {
    const { fromPath, conditions } = surveyed.rule;
    const name = `${conditions?.country ?? ''} ${fromPath}`;
    const first = firsts.get(name);
    if (first)
      yield {
        ...aboutRule(surveyed),
        problem: 'is written twice',
        detail: `first as ${placeWords(first.at)}`,
        remedy: 'Remove one of the two: only the first counts.',
      };
    else firsts.set(name, surveyed);
  }
};
