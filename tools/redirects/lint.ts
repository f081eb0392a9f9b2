import { readFileSync } from 'node:fs';
import { brand } from '../../brands/build.ts';
import { readInternalLinks } from '../../gatsby/redirects/internal-links.ts';
import { locateFinding, report } from '../../gatsby/redirects/report.ts';
import { typeMistakes } from '../../gatsby/redirects/type-check.ts';
import { withoutIdleRules } from '../../redirects/idle-rules.ts';
import { mergeFindings } from '../../redirects/lint/findings.ts';
import { lint } from '../../redirects/lint/lint.ts';
import type { Finding, InternalLink, LintedRule } from '../../redirects/lint/types.ts';
import { storeById } from '../../stores/storefront.ts';
import { type StoreId } from '../../stores/types.ts';
import { type BuiltPages, readBuiltPages } from './built-pages.ts';
import { onlyArgument, parseCommand, type Print } from '../command-line.ts';
import { usageOf } from './command-line.ts';
import { readRulesFile } from './export.ts';
import { redirectsOf, storefronts } from './site.ts';
import { printLine } from '../../scripts/print.ts';

/** What the command works with; tests provide their own. */
interface Surroundings {
  readonly print: Print;
  readonly typeCheck: () => Promise<string | null>;
  readonly readBuiltPages: () => Promise<BuiltPages>;
}

/**
 * `lint [--store ID] [rules.json]`: prints what is wrong with the table on every storefront, or on one. With a file of
 * exported rules, it prints what is wrong with those; they belong to one storefront (by default, `us`).
 * @returns the exit code: 1 if anything is wrong.
 * @throws Error that identifies the wrong argument, or explains why the rules or the catalogue could not be read.
 */
export async function lintCommand(
  args: readonly string[],
  surroundings: Partial<Surroundings> = {},
): Promise<number> {
  const {
    print = printLine,
    typeCheck = typeMistakes,
    readBuiltPages: readPages = readBuiltPages,
  } = surroundings;
  const { stores, rulesFile } = readArguments(args);
  const mistakes = rulesFile === null ? await typeCheck() : null;
  if (mistakes !== null) {
    print(mistakes);
    return 1;
  }
  const exported = rulesFile === null ? null : readExported(rulesFile);
  const [pages, links] = await Promise.all([
    readPages(),
    readInternalLinks(storefronts().map(({ origin }) => origin)),
  ]);
  const perSite = stores.map((store) => lintStore(store, exported, pages, links));
  const findings = mergeFindings(perSite);
  const where = stores.length === 1 ? stores.join() : `each of ${stores.length} storefronts`;
  const rules = ruleWords(perSite.map((site) => site.rules));
  print(
    findings.length === 0
      ? `${rules} on ${where}: no problems found.`
      : report(findings, (finding) => locateFinding(finding, readText)),
  );
  return findings.length === 0 ? 0 : 1;
}

function lintStore(
  store: StoreId,
  exported: readonly LintedRule[] | null,
  pages: BuiltPages,
  links: readonly InternalLink[],
): { store: StoreId; findings: readonly Finding[]; rules: number } {
  const { site, compiled } = redirectsOf(store);
  const rules = exported ?? withoutIdleRules(compiled, site, pages.builtPages);
  return { store, findings: lint({ site, rules, links, ...pages }), rules: rules.length };
}

/** `2,696 to 2,787 rules`: storefronts differ in the addresses of their pages. */
function ruleWords(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const words = [...new Set([least, most])].map((count) => count.toLocaleString('en')).join(' to ');
  return `${words} ${most === 1 ? 'rule' : 'rules'}`;
}

const usage = usageOf('lint');

function readArguments(args: readonly string[]): { stores: readonly StoreId[]; rulesFile: string | null } {
  const { values, positionals } = parseCommand(usage, {
    args: [...args],
    allowPositionals: true,
    options: { store: { type: 'string' } },
  });
  const rulesFile = positionals.length === 0 ? null : onlyArgument(positionals, usage);
  const wanted = values.store ?? (rulesFile === null ? null : brand.storefronts[0].id);
  return {
    stores:
      wanted === null ? brand.storefronts.map(({ id }) => id) : [storeById(wanted, brand.storefronts).id],
    rulesFile,
  };
}

const readExported = (file: string): LintedRule[] =>
  readRulesFile(file).map(({ rule, line }) => ({ rule, origin: { file, line } }));

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
