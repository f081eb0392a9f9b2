import { readFileSync } from 'node:fs';
import type { CreatePagesArgs } from 'gatsby';
import { brand } from '../../brands/build.ts';
import { listed } from '../../commerce/catalogue-pages.ts';
import { type AddressBook, addressesIn, withFormerAddresses } from '../../redirects/address-book.ts';
import { compile, withoutIdleRules } from '../../redirects/compile.ts';
import { lint } from '../../redirects/lint/lint.ts';
import type { LintInput } from '../../redirects/lint/types.ts';
import type { RedirectTable } from '../../redirects/records.ts';
import { type RulesFile, rulesFileOf } from '../../redirects/published-rules.ts';
import type { BuildEnvironment } from '../environment.ts';
import { readInternalLinks } from './internal-links.ts';
import { locateFinding, report } from './report.ts';

type RegisteredSite = Pick<BuildEnvironment, 'store' | 'stores'> &
  Pick<LintInput, 'builtPages' | 'variants'> & {
    /** The addresses that pages of the catalogue had so far. */
    readonly addresses: AddressBook;
    /** By default, those of the brand. */
    readonly tables?: readonly RedirectTable[];
  };

/**
 * Registers every redirect of the storefront with Gatsby, those from former addresses of its pages included. A mistake in the
 * table fails the build here, and a former address that leads to two pages.
 * @returns the file in which all hosts and the not-found page read them.
 */
export async function registerRedirects(
  { actions, reporter }: Pick<CreatePagesArgs, 'actions' | 'reporter'>,
  { store, stores, builtPages, variants, addresses, tables = brand.redirects }: RegisteredSite,
): Promise<RulesFile> {
  const site = { store, stores };
  const written = withoutIdleRules(compile(tables, site), site, builtPages);
  const before = { ...addresses, ...addressesIn(brand.moved, store) };
  const all = withFormerAddresses(written, before, site, builtPages, `${brand.folder}/redirects/moved.ts`);
  if (all.clashes.length > 0) reporter.panic(`Redirects: ${listed(all.clashes, '\n')}`);
  const links = await readInternalLinks(stores.map(({ origin }) => origin));
  const findings = lint({ site, rules: written, builtPages, variants, links });
  if (findings.length > 0) {
    const readText = (file: string) => readFileSync(file, 'utf8');
    reporter.panic(`Redirects: ${report(findings, (finding) => locateFinding(finding, readText))}`);
  }
  const rules = all.rules.map(({ rule }) => rule);
  for (const rule of rules) actions.createRedirect({ ...rule });
  return rulesFileOf(rules, store.urls.trailingSlash);
}
