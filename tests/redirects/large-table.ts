import { conditionCountries, redirectRule, type RedirectRule } from '../../redirects/types.ts';

const origin = (country: string) => `https://${country}.cradleandcarry.example`;

/**
 * A table of any size with the proportions of the real one: short links with a rule per country and a fallback, and
 * legacy addresses with one rule each, a third of all rules.
 */
export function largeTable(size: number): RedirectRule[] {
  const rules: RedirectRule[] = [];
  for (let number = 0; rules.length < size; number++) {
    const from = `/redirects/campaign-${number}/`;
    const to = `/products/baby-carriers/baby-carrier-${number}/?utm_source=instagram&utm_medium=social-redirects&utm_campaign=campaign_${number}`;
    for (const country of conditionCountries) rules.push(redirectRule(from, origin(country) + to, country));
    rules.push(redirectRule(from, origin('us') + to));
    for (let old = 0; old < 17; old++)
      rules.push(redirectRule(`/old/${number}/article-${old}/`, `/pages/guide-${number}/`));
  }
  return rules.slice(0, size);
}
