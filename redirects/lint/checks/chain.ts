import { aboutRule, type Check } from '../survey.ts';

/** A rule that leads to another rule's source: every hop costs the visitor time, and search engines give up on them. */
export const chain: Check = function* ({ rules }) {
  for (const surveyed of rules) {
    const { rule, trail } = surveyed;
    const last = trail.stops.at(-1);
    if (last === undefined || trail.isLoop || rule.toPath.includes(':splat')) continue;
    yield {
      ...aboutRule(surveyed),
      problem: 'leads to an address that redirects again',
      detail: rule.toPath,
      remedy: `Write ${last} instead of ${rule.toPath}.`,
    };
  }
};
