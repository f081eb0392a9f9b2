import { gzipSync } from 'node:zlib';
import { netlifyRedirects } from '../redirects/emit/netlify.ts';
import { resolve } from '../redirects/resolve.ts';
import { indexRules } from '../redirects/rule-index.ts';
import { shardRules } from '../redirects/shards.ts';
import { conditionCountries, type RedirectRule } from '../redirects/types.ts';
import { redirectScript } from '../src/redirects/redirect-script.ts';
import { netlifyMatcher } from '../tests/netlify-matcher.ts';
import { largeTable, tableOfSources } from '../tests/redirects/large-table.ts';
import { timeBuilds } from './redirects/time-builds.ts';
import { redirectsOf } from './redirects/site.ts';

/** A goal that is a size, a count or a ratio; a run that misses one fails. */
interface Budget {
  readonly name: string;
  readonly value: number;
  readonly most: number;
}

interface Question {
  readonly path: string;
  readonly query: string;
  readonly country: string;
}

/** Addresses as visitors have them: any source, any country, a third without the slash and a third in capitals. */
function questionsAbout(rules: readonly RedirectRule[], count: number): Question[] {
  const sources = [...new Set(rules.map(({ fromPath }) => fromPath))];
  return Array.from({ length: count }, (_, number) => {
    const path = sources[(number * 7919) % sources.length] ?? '/';
    const country = conditionCountries[number % conditionCountries.length] ?? 'us';
    const spelled = [path, path.slice(0, -1), path.toUpperCase()][number % 3] ?? path;
    return { path: spelled, query: '', country };
  });
}

/** The median time of one call in nanoseconds, over as many rounds of all questions. */
function medianTime(
  questions: readonly Question[],
  rounds: number,
  ask: (question: Question) => unknown,
): number {
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    for (const question of questions) ask(question);
    return ((performance.now() - begun) / questions.length) * 1e6;
  });
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** What one would write first: every rule compared with the address, in order. */
function scan(rules: readonly RedirectRule[], { path, country }: Question): string | null {
  const wanted = path.toLowerCase().replace(/\/$/, '');
  const found = rules.find(
    ({ fromPath, conditions }) =>
      fromPath.toLowerCase().replace(/\/$/, '') === wanted && (!conditions || conditions.country === country),
  );
  return found?.toPath ?? null;
}

const inWords = (nanoseconds: number): string =>
  nanoseconds < 10_000 ? `${nanoseconds.toFixed(0)} ns` : `${(nanoseconds / 1e6).toFixed(3)} ms`;

async function lookUps(): Promise<Budget[]> {
  console.log('Look-up, median, of addresses in any spelling\n');
  console.log(
    `${'rules'.padStart(9)}  ${'resolve'.padStart(10)}  ${'linear scan'.padStart(12)}  netlify-redirector`,
  );
  const resolved = new Map<number, number>();
  let ratio = Number.NaN;
  for (const size of [1_000, 3_000, 20_000, 100_000]) {
    const rules = largeTable(size);
    const index = indexRules(rules, 'always');
    const own = medianTime(questionsAbout(rules, 20_000), 31, (question) => resolve(index, question));
    const linear = medianTime(questionsAbout(rules, 100), 3, (question) => scan(rules, question));
    const few = questionsAbout(rules, 60).filter(({ path }) => path === path.toLowerCase());
    const netlify = await netlifyMatcher(netlifyRedirects(rules));
    const other = medianTime(few, 3, netlify);
    resolved.set(size, own);
    if (size === 3_000) ratio = other / own;
    console.log(
      `${size.toLocaleString('en').padStart(9)}  ${inWords(own).padStart(10)}  ${inWords(linear).padStart(12)}  ${inWords(other)}`,
    );
  }
  const growth = (resolved.get(100_000) ?? 0) / (resolved.get(1_000) ?? 1);
  return [
    { name: 'netlify-redirector ÷ resolve at 3,000 rules, as 1 ÷ that', value: 1 / ratio, most: 1 / 1_000 },
    { name: 'resolve at 100,000 rules ÷ at 1,000', value: growth, most: 6 },
  ];
}

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

function sizes(): Budget[] {
  const tables = [
    { name: 'the real table', rules: redirectsOf('us').compiled.map(({ rule }) => rule), most: 4_000 },
    { name: '20,000 rules', rules: largeTable(20_000), most: 30_000 },
    { name: '20,000 sources', rules: tableOfSources(20_000), most: 30_000 },
  ];
  return tables.flatMap(({ name, rules, most }) => {
    const { filter, shards } = shardRules(rules);
    const largest = Math.max(...shards.map((shard) => gzipped(JSON.stringify(shard))));
    return [
      { name: `bytes gzip of filter and script, ${name}`, value: gzipped(redirectScript(filter)), most },
      { name: `bytes gzip of the largest of ${shards.length} shards, ${name}`, value: largest, most: 15_000 },
    ];
  });
}

/** `npm run bench:redirects`: what the redirects cost; `-- --builds` adds two builds, which take minutes. */
async function bench(args: readonly string[]): Promise<void> {
  const budgets = [...(await lookUps()), ...sizes()];
  console.log(`\n${'value'.padStart(12)}  ${'at most'.padStart(12)}`);
  for (const { name, value, most } of budgets)
    console.log(
      `${value.toLocaleString('en', { maximumSignificantDigits: 5 }).padStart(12)}  ${most.toLocaleString('en').padStart(12)}  ${name}`,
    );
  if (args.includes('--builds')) console.log(`\n${await timeBuilds([0, 20_000])}`);
  const missed = budgets.filter(({ value, most }) => !(value <= most));
  for (const { name } of missed) console.error(`\nOver its budget: ${name}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

void bench(process.argv.slice(2));
