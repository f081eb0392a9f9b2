import * as z from 'zod/mini';
import type { TrailingSlash } from '../stores/types.ts';
import { groupBy } from './group-by.ts';
import { indexRules, type RuleIndex, sourcesInOrder } from './rule-index.ts';
import { redirectRule, type RedirectRule } from './types.ts';

/** The folder of a build's rules, which contains neither pages nor sources. */
export const publishedFolder = '/redirect-rules/';

/**
 * The file that tells hosts where a build's rules are, and with which headers its site answers. The not-found page knows
 * the rules from its own build.
 */
export const rulesPointer = `${publishedFolder}current.json`;

/** Rules by source in the order of `sourcesInOrder`: each target with its countries, or none for the fallback. */
const publishedSchema = z.object({
  trailingSlash: z.enum(['always', 'never']),
  sources: z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.optional(z.string())]))])),
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
    sources: sourcesInOrder(rules).map((ofSource) => [ofSource[0]?.fromPath ?? '', answersOf(ofSource)]),
  };
  const text = JSON.stringify(published);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const name = Array.from(digest.slice(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { address: `${publishedFolder}${name}.json`, text };
}

/** Countries with the same target are grouped, which makes the file of today's table a third smaller. */
function answersOf(rules: readonly RedirectRule[]): Published['sources'][number][1] {
  const byTarget = groupBy(rules, ({ toPath, conditions }) => JSON.stringify([toPath, !conditions]));
  return [...byTarget.values()].map((alike) => {
    const countries = alike.flatMap(({ conditions }) => conditions?.country ?? []);
    return countries.length === 0 ? [alike[0].toPath] : [alike[0].toPath, countries.join(' ')];
  });
}

export interface PublishedRules {
  readonly rules: readonly RedirectRule[];
  readonly trailingSlash: TrailingSlash;
}

/** Reads the content at the address of a file of rules. @throws Error if it is something else. */
export function readRules(data: unknown): PublishedRules {
  const { sources, trailingSlash } = publishedSchema.parse(data);
  const rules = sources.flatMap(([fromPath, answers]) =>
    answers.flatMap(([toPath, countries]) =>
      countries === undefined
        ? [redirectRule(fromPath, toPath)]
        : countries.split(' ').map((country) => redirectRule(fromPath, toPath, country)),
    ),
  );
  return { rules, trailingSlash };
}

export const indexPublished = ({ rules, trailingSlash }: PublishedRules): RuleIndex =>
  indexRules(rules, trailingSlash);
