import { redirectsOfBuild } from '../../hosts/node/local-server.ts';
import { compile } from '../../redirects/compile.ts';
import { redirectTables } from '../../redirects/table/index.ts';
import type { RedirectRule } from '../../redirects/types.ts';
import { storeById, storesAt } from '../../stores/index.ts';
import { type BuildTarget, nameOf, outputOf } from '../build/build-target.ts';
import type { Settings } from '../options.ts';

/**
 * Compares the redirects that a build published, by way of Gatsby, with the table, rule by rule.
 * @throws Error listing the rules that are missing or not in the table.
 */
export function expectPublishedRedirects(target: BuildTarget, settings: Settings): void {
  const stores = storesAt(settings['STOREFRONT_ORIGINS']);
  const store = storeById(target.store, stores);
  const { rules, trailingSlash } = redirectsOfBuild(outputOf(target));
  const compiled = compile(redirectTables, { store, stores }).map(({ rule }) => rule);
  const problems = [
    ...missingIn(rules, compiled).map((rule) => `not published: ${rule}`),
    ...missingIn(compiled, rules).map((rule) => `not in the table: ${rule}`),
    ...(trailingSlash === store.urls.trailingSlash ? [] : [`addresses end differently: ${trailingSlash}`]),
  ];
  if (problems.length > 0)
    throw new Error(
      `Redirects of ${nameOf(target)}, ${problems.length} differences:\n${problems.slice(0, 20).join('\n')}`,
    );
}

function missingIn(rules: readonly RedirectRule[], wanted: readonly RedirectRule[]): string[] {
  const there = new Set(rules.map(asText));
  return wanted.map(asText).filter((text) => !there.has(text));
}

const asText = (rule: RedirectRule): string => JSON.stringify(rule);
