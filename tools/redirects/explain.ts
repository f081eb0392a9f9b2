import { existsSync, readFileSync } from 'node:fs';
import { brand } from '../../brands/build.ts';
import { lineOf } from '../../gatsby/redirects/report.ts';
import type { RuleOrigin } from '../../redirects/compile.ts';
import type { RedirectRule } from '../../redirects/types.ts';
import type { StoreId } from '../../stores/types.ts';
import type { PageKey } from '../../stores/urls.ts';
import { onlyArgument, parseCommand, type Print } from '../command-line.ts';
import { readCountry, usageOf } from './command-line.ts';
import { explainText } from './explain/explain-text.ts';
import { type Journey, journeyFrom } from './explain/journey.ts';
import { readOwnAddress, redirectsOf } from './site.ts';
import { printLine } from '../../scripts/print.ts';

const usage = usageOf('explain');

/**
 * `explain LINK`: where a link leads a visitor, which rule is responsible, and why.
 * @returns the exit code: 1 if it leads nowhere.
 * @throws Error that explains what is wrong with the arguments.
 */
export function explainCommand(args: readonly string[], print: Print = printLine): Promise<number> {
  const { values, positionals } = parseCommand(usage, {
    args: [...args],
    allowPositionals: true,
    options: {
      country: { type: 'string' },
      store: { type: 'string', default: brand.storefronts[0].id },
      json: { type: 'boolean', default: false },
    },
  });
  const input = onlyArgument(positionals, usage, 'link');
  const country = values.country === undefined ? null : readCountry(values.country);
  const { site } = redirectsOf(values.store);
  const address = readOwnAddress(input, site);
  const journey = journeyFrom(address, country, redirectsOf, site.stores);
  print(
    values.json
      ? JSON.stringify(explain(input, country, journey), null, 2)
      : explainText({ address, country, journey, compiledOf: (id) => redirectsOf(id).compiled, writtenAt }),
  );
  return Promise.resolve(leadsNowhere(journey) ? 1 : 0);
}

/** Neither on a page (including one whose address it already is) nor outside the storefronts. */
const leadsNowhere = ({ target, store, page }: Journey): boolean =>
  page === null && (target === null || store !== null);

/** File and line of a link; only the file if no line contains the link, e.g. because a function creates it. */
function writtenAt({ file, link }: RuleOrigin): string {
  const line = existsSync(file) ? lineOf(readFileSync(file, 'utf8'), link) : null;
  return line === null ? file : `${file}:${line}`;
}

/** The answer to "where does this link lead?", for programs. A field that does not apply is null. */
interface Explanation {
  /** As given. */
  readonly input: string;
  /** ISO 3166-1 alpha-2, lower case; null if the visitor's country is unknown. */
  readonly country: string | null;
  readonly rule: RedirectRule | null;
  /** The storefront of the target; null outside the storefronts. */
  readonly store: StoreId | null;
  readonly pageKey: PageKey | null;
  /** The final absolute URL. */
  readonly target: string | null;
}

/** Summarizes a journey. An address that no rule matches has neither rule nor target, even if it is a page. */
export function explain(input: string, country: string | null, journey: Journey): Explanation {
  const [first] = journey.hops;
  return {
    input,
    country,
    rule: first?.rule ?? null,
    store: first ? journey.store : null,
    pageKey: first ? (journey.page?.pageKey ?? null) : null,
    target: journey.target,
  };
}
