import * as z from 'zod/mini';
import type { TrailingSlash } from '../stores/types.ts';
import { indexRules, type RuleIndex, rulesInOrder } from './rule-index.ts';
import { redirectRule, type RedirectRule } from './types.ts';

/** The folder of a build's rules, which contains neither pages nor sources. */
export const publishedFolder = '/redirect-rules/';

/**
 * The file that tells hosts where a build's rules are, and with which headers its site answers. The not-found page knows
 * the rules from its own build.
 */
export const rulesPointer = `${publishedFolder}current.json`;

/** In the order of `rulesInOrder`: source, target, and country, which the fallback does not have. */
const publishedSchema = z.object({
  trailingSlash: z.enum(['always', 'never']),
  rules: z.array(z.tuple([z.string(), z.string(), z.optional(z.string())])),
});
type Published = z.infer<typeof publishedSchema>;

/** A file of rules and its address, whose name is a digest of the content. */
export interface RulesFile {
  readonly address: string;
  readonly text: string;
}

/**
 * The file in which a build publishes its rules, and which edge, server, and not-found page all read. It is the same
 * for the same rules, whatever the order of their sources. Rules that can never match are left out.
 * @param trailingSlash how the storefront ends the addresses created by rules with `:splat`.
 */
export async function rulesFileOf(
  rules: readonly RedirectRule[],
  trailingSlash: TrailingSlash,
): Promise<RulesFile> {
  const published: Published = {
    trailingSlash,
    rules: rulesInOrder(rules).map(({ fromPath, toPath, conditions }) =>
      conditions ? [fromPath, toPath, conditions.country] : [fromPath, toPath],
    ),
  };
  const text = JSON.stringify(published);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const name = Array.from(digest.slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { address: `${publishedFolder}${name}.json`, text };
}

export interface PublishedRules {
  readonly rules: readonly RedirectRule[];
  readonly trailingSlash: TrailingSlash;
}

/** Reads the content at the address of a file of rules. @throws Error if it is something else. */
export function readRules(data: unknown): PublishedRules {
  const { rules, trailingSlash } = publishedSchema.parse(data);
  return { rules: rules.map((rule) => redirectRule(...rule)), trailingSlash };
}

export const indexPublished = ({ rules, trailingSlash }: PublishedRules): RuleIndex =>
  indexRules(rules, trailingSlash);

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
