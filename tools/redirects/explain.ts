import { existsSync, readFileSync } from 'node:fs';
import { countries } from 'countries-list';
import { lineOf } from '../../gatsby/redirects/report.ts';
import type { OwnAddress } from '../../redirects/address.ts';
import type { CompiledRule, RuleOrigin } from '../../redirects/compile.ts';
import { sourceParts } from '../../redirects/rule-index.ts';
import type { RedirectRule } from '../../redirects/types.ts';
import type { StoreId } from '../../stores/types.ts';
import { parseCommand, text, UsageError } from '../command-line.ts';
import { type Journey, journeyFrom, type PageAt } from './journey.ts';
import { readOwnAddress, redirectsOf, storeOption } from './site.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `explain LINK`: where a link leads a visitor, which rule is responsible, and why.
 * @returns the exit code: 1 if it leads nowhere.
 * @throws Error that explains what is wrong with the arguments.
 */
export function explainCommand(args: readonly string[]): Promise<number> {
  const { values, argument } = parseCommand(args, { country: text, store: storeOption }, 'link');
  const country = values.country?.toLowerCase() ?? null;
  if (country !== null && !Object.hasOwn(countries, country.toUpperCase()))
    throw new UsageError(
      `"${country}" is not a country code (ISO 3166-1 alpha-2): gb for the United Kingdom, kr for South Korea.`,
    );
  const { site } = redirectsOf(values.store);
  const address = readOwnAddress(argument, site);
  const journey = journeyFrom(address, country, redirectsOf, site.stores);
  printLine(explainText(address, country, journey, (id) => redirectsOf(id).compiled));
  const { page, target, store } = journey;
  return Promise.resolve(page === null && (target === null || store !== null) ? 1 : 0);
}

/** File and line of a link; only the file if no line contains the link, e.g. because a function creates it. */
function writtenAt({ file, link }: RuleOrigin): string {
  const line = existsSync(file) ? lineOf(readFileSync(file, 'utf8'), link) : null;
  return line === null ? file : `${file}:${line}`;
}

type Paragraph = readonly [label: string, ...lines: string[]];

/**
 * The answer as text, one labeled paragraph per question. Lines are as long as their addresses.
 * @param compiledOf the rules of a storefront and their origins.
 */
export function explainText(
  { store, path, query, hash }: OwnAddress,
  country: string | null,
  journey: Journey,
  compiledOf: (store: StoreId) => readonly CompiledRule[],
): string {
  const { hops, page } = journey;
  const origins = hops.flatMap(
    (hop) => compiledOf(hop.store).find(({ rule }) => rule === hop.rule)?.origin ?? [],
  );
  const assumed = new Set(origins.flatMap((origin) => origin.assumed ?? []));
  const [first] = hops;
  const paragraphs: readonly Paragraph[] = first
    ? [
        ['Rule', first.rule.fromPath, ...why(first.rule, compiledOf(first.store), country)],
        ['Written', ...new Set(origins.map(writtenAt))],
        [
          'Way',
          ...hops.map(({ store: on, rule }, at) => `${at + 1}. on ${on}: ${rule.fromPath} → ${rule.toPath}`),
        ],
        ['Lands on', ...landing(journey)],
        ...(assumed.size > 0 ? [['Assumed', ...assumed] as const] : []),
      ]
    : [
        ['Rule', 'none'],
        [
          'Lands on',
          page
            ? `This is the address of the page ${page.pageKey} on ${page.store}. ${openQuestion(page)}`
            : 'nowhere: no rule matches, and no page of this storefront has this address.',
        ],
      ];
  const visitor = country === null ? 'from an unknown country' : `from ${country}`;
  return [
    `${store.origin}${path}${query}${hash} for a visitor ${visitor}`,
    '',
    ...paragraphs.map(labelled),
  ].join('\n');
}

const labelled = ([label, ...lines]: Paragraph): string =>
  lines.map((line, index) => `${(index === 0 ? label : '').padEnd(10)}${line}`).join('\n');

/** The answer must be quick, and reading the catalogue takes time. */
const openQuestion = ({ store }: PageAt): string =>
  `Run \`check-links\` to find out whether the catalogue of ${store} provides it.`;

/** Why exactly this rule applies, one sentence per reason. */
function why(
  { fromPath, conditions }: RedirectRule,
  rulesThere: readonly CompiledRule[],
  country: string | null,
): string[] {
  const source = sourceParts(fromPath);
  const query = source?.query.map((pair) => pair.join('=')).join(' and ') ?? '';
  const isFallback = rulesThere.some(({ rule }) => rule.fromPath === fromPath && rule.conditions);
  return [
    source?.isPrefix
      ? `The address starts with ${fromPath.replace(/\*.*/, '')}, and no rule matches it exactly.`
      : 'A rule matches exactly this path; case and the trailing slash do not matter.',
    ...(query === '' ? [] : [`The address contains ${query}, which the rule requires.`]),
    conditions
      ? `The path has a rule for ${conditions.country}.`
      : isFallback
        ? `The path has no rule for ${country ?? 'an unknown country'}, so the fallback applies.`
        : 'The path has one rule for all countries.',
  ];
}

function landing({ target, store, page }: Journey): string[] {
  if (target === null) return ['nowhere: the rules form a loop. Point one of them directly at the page.'];
  if (!page)
    return [target, store === null ? 'outside the storefronts' : `no page of ${store} has this address`];
  return [target, `${page.pageKey} on ${page.store}, in ${page.language}. ${openQuestion(page)}`];
}
