import type { CompiledRule, RuleOrigin } from '../../../redirects/compile.ts';
import { sourceParts } from '../../../redirects/rule-index.ts';
import type { RedirectRule } from '../../../redirects/types.ts';
import type { StoreId } from '../../../stores/types.ts';
import type { Journey, PageAt } from './journey.ts';
import type { OwnAddress } from '../../../redirects/address.ts';

interface ExplainedRequest {
  readonly address: OwnAddress;
  readonly country: string | null;
  readonly journey: Journey;
  /** The rules of a storefront and their origins. */
  readonly compiledOf: (store: StoreId) => readonly CompiledRule[];
  /** Where a link is written, for people: `brands/demo/redirects/campaigns.ts:12`. */
  readonly writtenAt: (origin: RuleOrigin) => string;
}

/** The complete answer as text, one labeled paragraph per question. Lines are as long as their addresses. */
export function explainText(request: ExplainedRequest): string {
  const { address, country, journey } = request;
  const hasRule = journey.hops.length > 0;
  // Rules match any case. Lower case works everywhere, so that is what should be passed on. Pages exist in one case
  // only.
  const path = hasRule ? address.path.toLowerCase() : address.path;
  const asked = address.store.origin + path + address.query + address.hash;
  const lines = hasRule ? withRule(request) : withoutRule(journey);
  return [`${asked} for a visitor ${fromCountry(country)}`, '', ...lines.map(labelled)].join('\n');
}

type Paragraph = readonly [label: string, ...lines: string[]];

const labelled = ([label, ...lines]: Paragraph): string =>
  lines.map((line, index) => `${(index === 0 ? label : '').padEnd(10)}${line}`).join('\n');

const fromCountry = (country: string | null): string =>
  country === null ? 'from an unknown country' : `from ${country}`;

function withoutRule({ page }: Journey): Paragraph[] {
  const landed = page
    ? [
        `This is the address of the page ${page.pageKey} on ${page.store}. It is not redirected.`,
        openQuestion(page),
      ]
    : ['nowhere: no rule matches, and no page of this storefront has this address.'];
  return [
    ['Rule', 'none'],
    ['Lands on', ...landed],
  ];
}

/** The answer must be quick, and reading the catalogue takes time. */
const openQuestion = ({ store }: PageAt): string =>
  `Run \`check-links\` to find out whether the catalogue of ${store} provides it; \`lint\` checks the targets of the table.`;

function withRule({ address, country, journey, compiledOf, writtenAt }: ExplainedRequest): Paragraph[] {
  const found = journey.hops.map((hop) => {
    const rulesThere = compiledOf(hop.store);
    return { hop, rulesThere, origin: rulesThere.find(({ rule }) => rule === hop.rule)?.origin ?? null };
  });
  const [first] = found;
  if (!first) return [];
  const kind = kindOf(first.hop.rule, first.rulesThere);
  const assumed = found.flatMap(({ origin }) => origin?.assumed ?? []);
  const written = found.flatMap(({ origin }) => (origin ? [writtenAt(origin)] : []));
  return [
    ['Rule', ruleName(first.hop.rule, kind)],
    ['Why', ...why(first.hop.rule, kind, country)],
    ['Written', ...new Set(written)],
    ['Query', ...queryNotes(address, journey, compiledOf(address.store.id))],
    [
      'Way',
      ...journey.hops.map(
        (hop, at) => `${at + 1}. on ${hop.store}: ${hop.rule.fromPath} → ${hop.rule.toPath}`,
      ),
    ],
    ['Lands on', ...landing(journey)],
    ...(assumed.length > 0 ? [['Assumed', ...new Set(assumed)] as const] : []),
  ];
}

const ruleName = (rule: RedirectRule, kind: RuleKind): string =>
  `${rule.fromPath} ${{ country: `for visitors from ${rule.conditions?.country ?? ''}`, fallback: '(fallback)', only: 'for everyone' }[kind]}`;

/** The rule for one country, the fallback of such rules, or the only rule of its path. */
type RuleKind = 'country' | 'fallback' | 'only';

function kindOf({ fromPath, conditions }: RedirectRule, rulesThere: readonly CompiledRule[]): RuleKind {
  if (conditions) return 'country';
  return rulesThere.some(({ rule }) => rule.fromPath === fromPath && rule.conditions) ? 'fallback' : 'only';
}

/** Why exactly this rule applies, one sentence per reason. */
function why({ fromPath }: RedirectRule, kind: RuleKind, country: string | null): string[] {
  const source = sourceParts(fromPath);
  const query = source?.query.map((pair) => pair.join('=')).join(' and ') ?? '';
  return [
    source?.isPrefix
      ? `The address starts with ${fromPath.replace(/\*.*/, '')}, and no rule matches it exactly.`
      : 'A rule matches exactly this path; case and the trailing slash do not matter.',
    ...(query === '' ? [] : [`The address contains ${query}, which the rule requires.`]),
    {
      country: `The path has a rule for ${country ?? ''}.`,
      fallback:
        country === null
          ? 'The country is unknown, so the fallback applies.'
          : `The path has no rule for ${country}, so the fallback applies.`,
      only: 'The path has one rule for all countries.',
    }[kind],
  ];
}

function landing({ hops, target, store, page, isCircle }: Journey): string[] {
  if (isCircle || target === null)
    return ['nowhere: the rules form a loop. Point one of them directly at the page.'];
  if (page)
    return [
      target,
      `${page.pageKey} on ${page.store}, in ${languageName(page.language)}`,
      // The lint ensures that every written target exists; this one is created from the visitor's address.
      ...(hops.at(-1)?.rule.toPath.includes(':splat') ? [openQuestion(page)] : []),
    ];
  return [target, store === null ? 'outside the storefronts' : `no page of ${store} has this address`];
}

/** In English, like the surrounding text. */
const languageName = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

/** What happened to every parameter of an address, and which ones the rules added; one sentence each. */
function queryNotes(
  { query, hash }: OwnAddress,
  { hops, target }: Journey,
  rulesHere: readonly CompiledRule[],
): string[] {
  const usedUp = new Set(
    hops.flatMap(({ rule }) => sourceParts(rule.fromPath)?.query ?? []).map(([name]) => name),
  );
  const own = new URLSearchParams(hops.map(({ rule }) => queryOf(rule.toPath)).join('&'));
  const landed = new URLSearchParams(target === null ? '' : queryOf(target));
  const added = [...new Set(own.keys())].filter((name) => landed.has(name));
  const notes = [
    ...(added.length > 0
      ? [`The link adds ${added.map((name) => `${name}=${landed.get(name) ?? ''}`).join(', ')}.`]
      : []),
    ...[...new URLSearchParams(query)].map(([name, value]) => {
      if (usedUp.has(name)) return `${name}=${value} selected the rule and is removed.`;
      return own.has(name)
        ? `${name}=${value} is replaced by the link's own ${name}.`
        : `${name}=${value} is passed on.`;
    }),
    ...countryNotes(query, usedUp, rulesHere),
    ...(hash === '' ? [] : [`${hash} stays in the browser.`]),
  ];
  return notes.length > 0 ? notes : ['There is none, and the link adds none.'];
}

/** The parameter that `src/redirects/use-redirect.ts` reads first. */
const countryParameter = 'country';

/** The edge ignores a country in the address and uses the location of the request. */
function countryNotes(
  query: string,
  usedUp: ReadonlySet<string>,
  rulesHere: readonly CompiledRule[],
): string[] {
  const country = new URLSearchParams(query).get(countryParameter)?.trim().toLowerCase() ?? '';
  if (usedUp.has(countryParameter) || !rulesHere.some(({ rule }) => rule.conditions?.country === country))
    return [];
  return [
    `In the browser of a host without an edge, ${countryParameter}=${country} is used as the visitor's country;`,
    "at the edge, the host's own geolocation is used.",
  ];
}

/** The query of an address without its question mark; empty for none. */
const queryOf = (address: string): string => /\?([^#]*)/.exec(address)?.[1] ?? '';
