import { readFile } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import { brand } from '../../brands/build.ts';
import { type BuiltPages, readBuiltPages } from './built-pages.ts';
import { onlyArgument, parseCommand, type Print } from '../command-line.ts';
import { readCountry, usageOf, writeOut } from './command-line.ts';
import { everyCountry, landingsOf, type LinkLanding, summaryOfLandings } from './landings.ts';
import { readLinkList, writeCsv } from './link-list.ts';
import { redirectsOf, type RedirectsOfSite } from './site.ts';
import { printLine } from '../../scripts/print.ts';

const usage = usageOf('check-links');

/** What the command works with; tests provide their own. */
interface Surroundings {
  readonly print: Print;
  readonly readBuiltPages: () => Promise<BuiltPages>;
}

/**
 * `check-links FILE.csv`: where every link of a list lands from every country, as a CSV file and a summary. A page
 * counts if the storefront's catalogue provides it.
 * @returns the exit code: 1 if a link lands nowhere from one of the countries.
 * @throws Error that explains what is wrong with the arguments or the file, or why the catalogue could not be read or
 * the results not written.
 */
export async function checkLinksCommand(
  args: readonly string[],
  surroundings: Partial<Surroundings> = {},
): Promise<number> {
  const { print = printLine, readBuiltPages: readPages = readBuiltPages } = surroundings;
  const { values, positionals } = parseCommand(usage, {
    args: [...args],
    allowPositionals: true,
    options: {
      country: { type: 'string' },
      store: { type: 'string', default: brand.storefronts[0].id },
      out: { type: 'string' },
    },
  });
  const file = onlyArgument(positionals, usage, 'list');
  const out = values.out ?? `${parse(file).name}-checked.csv`;
  if (resolve(out) === resolve(file)) throw new Error(`--out ${out} would overwrite the list itself.`);
  const redirects = redirectsOf(values.store);
  const { site } = redirects;
  const countries = countriesOf(values.country, redirects);
  const { delimiter, header, records, links } = readLinkList(await readFile(file), file);
  const { builtPages } = await readPages();
  const landings = landingsOf(links, countries, site, builtPages);
  const rows = landings.map((landing, index) => [
    ...(records[Math.floor(index / countries.length)]?.cells ?? []),
    ...cellsOf(landing),
  ]);
  await writeOut(out, writeCsv([[...header, ...columns], ...rows], delimiter));
  print(summaryOfLandings(landings, file));
  print(`Every link from every country: ${out}`);
  return landings.some(({ verdict }) => verdict === 'nowhere') ? 1 : 0;
}

/** The requested countries, or all of them; null is the unknown one. */
function countriesOf(list: string | undefined, redirects: RedirectsOfSite): readonly (string | null)[] {
  if (list === undefined) return everyCountry(redirects);
  const given = list.split(',').map((code) => code.trim());
  return [...new Set(given.map((code) => (code === 'unknown' ? null : readCountry(code))))];
}

/** What is added to every row of the list. */
const columns = ['country', 'lands on store', 'page', 'target', 'verdict', 'reason'];

const cellsOf = ({ country, store, pageKey, target, verdict, reason }: LinkLanding): string[] => [
  country ?? 'unknown',
  store ?? '',
  pageKey ?? '',
  target ?? '',
  verdict,
  reason ?? '',
];
