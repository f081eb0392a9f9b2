import { aboutRule, type Check } from '../survey.ts';

/** A rule whose target comes back to where it was. */
export const loop: Check = function* ({ rules }) {
  for (const surveyed of rules) {
    const { rule, trail } = surveyed;
    if (!trail.isLoop) continue;
    yield {
      ...aboutRule(surveyed),
      problem: 'runs in a circle',
      detail: [rule.toPath, ...trail.stops].join(' → '),
      remedy: 'Lead it to a page, which no rule is about.',
    };
  }
};
