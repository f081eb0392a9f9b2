import { netlifyRedirects } from '../../hosts/netlify/redirects-file.ts';
import { compile } from '../../redirects/compile.ts';
import { rulesFileOf } from '../../redirects/published-rules.ts';
import { resolve } from '../../redirects/resolve.ts';
import { indexRules } from '../../redirects/rule-index.ts';
import { redirectTables } from '../../redirects/table/index.ts';
import { conditionCountries, type RedirectRule } from '../../redirects/types.ts';
import { stores } from '../../stores/index.ts';
import { netlifyMatcher } from '../netlify-matcher.ts';
import { largeTable } from '../redirects/large-table.ts';
import { gzipped } from '../../scripts/check/weigh.ts';
import { type Budget, reportBudgets } from './budgets.ts';

/** `npm run bench:redirects` measures what the redirects cost. */
async function bench(): Promise<void> {
  reportBudgets([...(await benchLookUps()), ...(await benchSizes())]);
}

/**
 * The goal for `resolve`, in nanoseconds. It is printed and not enforced, because a time says as much about the
 * machine.
 */
const goal = 1_000;

/** Prints how long a lookup takes in tables of several sizes; only the ratios are enforced. */
async function benchLookUps(): Promise<Budget[]> {
  console.log(
    'Lookup of addresses in any spelling: the median over several rounds of the mean time of a call\n',
  );
  console.log(row('rules', 'resolve', `goal: under ${inWords(goal)}`, 'linear scan', 'netlify-redirector'));
  const resolved = new Map<number, number>();
  let ratio = Number.NaN;
  for (const size of [1_000, 3_000, 20_000, 100_000]) {
    const { own, linear, netlify } = await timesOf(largeTable(size));
    resolved.set(size, own);
    if (size === 3_000) ratio = own / netlify;
    const verdict = own < goal ? 'met' : 'missed';
    console.log(row(size.toLocaleString('en'), inWords(own), verdict, inWords(linear), inWords(netlify)));
  }
  const growth = (resolved.get(100_000) ?? Number.NaN) / (resolved.get(1_000) ?? Number.NaN);
  return [
    { name: 'resolve ÷ netlify-redirector at 3,000 rules', value: ratio, most: 1 / 1_000 },
    // A hundred times as many rules do not fit the processor's caches, but take no more steps.
    { name: 'resolve at 100,000 rules ÷ at 1,000', value: growth, most: 12 },
  ];
}

/** Nanoseconds per lookup: ours, a linear scan, and Netlify's own. */
async function timesOf(rules: readonly RedirectRule[]) {
  const index = indexRules(rules, 'always');
  const few = questionsAbout(rules, 60).filter(({ path }) => path === path.toLowerCase());
  return {
    own: medianOfMeans(questionsAbout(rules, 20_000), 31, (question) => resolve(index, question)),
    linear: medianOfMeans(questionsAbout(rules, 100), 3, (question) => scan(rules, question)),
    netlify: medianOfMeans(few, 3, await netlifyMatcher(netlifyRedirects(rules))),
  };
}

interface Question {
  readonly path: string;
  readonly query: string;
  readonly country: string;
}

/**
 * Addresses like those of visitors: any source, any country, a third without the trailing slash and a third in upper
 * case.
 */
function questionsAbout(rules: readonly RedirectRule[], count: number): Question[] {
  const sources = [...new Set(rules.map(({ fromPath }) => fromPath))];
  return Array.from({ length: count }, (_, number) => {
    const path = sources[(number * 7919) % sources.length] ?? '/';
    const country = conditionCountries[number % conditionCountries.length] ?? 'us';
    const spelled = [path, path.slice(0, -1), path.toUpperCase()][number % 3] ?? path;
    return { path: spelled, query: '', country };
  });
}

/**
 * The mean time per call in a round over all requests, in nanoseconds; the median of several rounds, so that a pause in
 * one of them does not distort it.
 */
function medianOfMeans(
  questions: readonly Question[],
  rounds: number,
  ask: (question: Question) => unknown,
): number {
  const means = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    for (const question of questions) ask(question);
    return ((performance.now() - begun) / questions.length) * 1e6;
  });
  return means.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** The naive solution: every rule is compared with the address, in order. */
function scan(rules: readonly RedirectRule[], { path, country }: Question): string | null {
  const wanted = path.toLowerCase().replace(/\/$/, '');
  const found = rules.find(
    ({ fromPath, conditions }) =>
      fromPath.toLowerCase().replace(/\/$/, '') === wanted && (!conditions || conditions.country === country),
  );
  return found?.toPath ?? null;
}

const inWords = (nanoseconds: number): string =>
  nanoseconds < 10_000
    ? `${nanoseconds.toLocaleString('en', { maximumFractionDigits: 0 })} ns`
    : `${(nanoseconds / 1e6).toFixed(3)} ms`;

const row = (rules: string, own: string, verdict: string, linear: string, netlify: string): string =>
  `${rules.padStart(9)}  ${own.padStart(10)}  ${verdict.padEnd(20)}  ${linear.padStart(12)}  ${netlify}`;

/** The file that the not-found page fetches, and each edge instance once. */
async function benchSizes(): Promise<Budget[]> {
  const site = { store: stores.us, stores: Object.values(stores) };
  const realRules = compile(redirectTables, site).map(({ rule }) => rule);
  const tables = [
    { name: 'the real table', rules: realRules, most: 18_000 },
    { name: '20,000 rules', rules: largeTable(20_000), most: 100_000 },
  ];
  return Promise.all(
    tables.map(async ({ name, rules, most }) => {
      const { text } = await rulesFileOf(rules, 'always');
      return {
        name: `bytes gzip of the rules file, ${name}`,
        value: gzipped(text),
        most,
      };
    }),
  );
}

void bench();
