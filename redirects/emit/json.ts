import type { RedirectRule } from '../types.ts';

/** Rules as a JSON array with exactly the fields of a redirect rule: one rule per line, so that two exports can be compared. */
export function redirectsJson(rules: readonly RedirectRule[]): string {
  if (rules.length === 0) return '[]\n';
  return `[\n${rules.map((rule) => `  ${JSON.stringify(onlyItsFields(rule))}`).join(',\n')}\n]\n`;
}

/** A compiled rule may carry more than its type says. */
const onlyItsFields = (rule: RedirectRule): RedirectRule => ({
  fromPath: rule.fromPath,
  toPath: rule.toPath,
  isPermanent: rule.isPermanent,
  ignoreCase: rule.ignoreCase,
  redirectInBrowser: rule.redirectInBrowser,
  ...(rule.conditions ? { conditions: { country: rule.conditions.country } } : {}),
});
