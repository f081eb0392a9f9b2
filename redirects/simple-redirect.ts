import type { PublishedRules } from './published-rules.ts';

/** An old path that leads every visitor to the same place, by which it can be tried whether redirects work; null if there is none. */
export function simpleRedirect({
  rules,
}: PublishedRules): { readonly from: string; readonly to: string } | null {
  const bySource = Map.groupBy(rules, ({ fromPath }) => fromPath);
  const simple = [...bySource.values()].find(
    ([rule, ...others]) => rule && others.length === 0 && !rule.conditions && !/[*?]/.test(rule.fromPath),
  )?.[0];
  return simple ? { from: simple.fromPath, to: simple.toPath } : null;
}
