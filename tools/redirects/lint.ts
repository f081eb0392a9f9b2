import { readFileSync } from 'node:fs';
import { readInternalLinks } from '../../gatsby/redirects/internal-links.ts';
import { locateFinding, report } from '../../gatsby/redirects/report.ts';
import { typeMistakes } from '../../gatsby/redirects/type-check.ts';
import { withoutIdleRules } from '../../redirects/compile.ts';
import { lint, mergeFindings } from '../../redirects/lint/lint.ts';
import { type BuiltPages, readBuiltPages } from './built-pages.ts';
import { parseCommand } from '../command-line.ts';
import { redirectsOf, storefronts } from './site.ts';
import { printLine } from '../../scripts/print.ts';

/** What the command works with; tests provide their own. */
interface Surroundings {
  readonly typeCheck: () => Promise<string | null>;
  readonly readBuiltPages: () => Promise<BuiltPages>;
}

/**
 * `lint`: prints what is wrong with the table on every storefront.
 * @returns the exit code: 1 if anything is wrong.
 * @throws Error that explains why the catalogue could not be read.
 */
export async function lintCommand(
  args: readonly string[],
  { typeCheck, readBuiltPages: readPages }: Surroundings = { typeCheck: typeMistakes, readBuiltPages },
): Promise<number> {
  parseCommand(args, {});
  const mistakes = await typeCheck();
  if (mistakes !== null) {
    printLine(mistakes);
    return 1;
  }
  const stores = storefronts();
  const [pages, links] = await Promise.all([
    readPages(),
    readInternalLinks(stores.map(({ origin }) => origin)),
  ]);
  const perSite = stores.map(({ id }) => {
    const { site, compiled } = redirectsOf(id);
    const rules = withoutIdleRules(compiled, site, pages.builtPages);
    return { store: id, findings: lint({ site, rules, links, ...pages }), rules: rules.length };
  });
  const findings = mergeFindings(perSite);
  printLine(
    findings.length === 0
      ? `${ruleWords(perSite.map(({ rules }) => rules))} on each of ${stores.length} storefronts: no problems found.`
      : report(findings, (finding) => locateFinding(finding, readText)),
  );
  return findings.length === 0 ? 0 : 1;
}

/** `2,696 to 2,787 rules`: storefronts differ in the addresses of their pages. */
function ruleWords(counts: readonly number[]): string {
  const ends = new Set([Math.min(...counts), Math.max(...counts)]);
  return `${[...ends].map((count) => count.toLocaleString('en')).join(' to ')} rules`;
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
