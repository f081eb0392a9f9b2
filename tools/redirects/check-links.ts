import { readFile, writeFile } from 'node:fs/promises';
import { parse, resolve } from 'node:path';
import { brand } from '../../brands/build.ts';
import { type BuiltPages, readBuiltPages } from './built-pages.ts';
import { parseCommand, text } from '../command-line.ts';
import { everyCountry, landingsOf, type LinkLanding, summaryOfLandings } from './landings.ts';
import { readLinkList, writeCsv } from './link-list.ts';
import { redirectsOf } from './site.ts';
import { printLine } from '../../scripts/print.ts';

/**
 * `check-links FILE.csv`: where every link of a list lands from every country, as a CSV file and a summary. A page
 * counts if the storefront's catalogue provides it.
 * @param readPages tests provide their own.
 * @returns the exit code: 1 if a link lands nowhere from one of the countries.
 * @throws Error that explains what is wrong with the arguments or the file, or why the catalogue could not be read.
 */
export async function checkLinksCommand(
  args: readonly string[],
  readPages: () => Promise<BuiltPages> = readBuiltPages,
): Promise<number> {
  const { values, argument: file } = parseCommand(args, { out: text }, 'list');
  const out = values.out ?? `${parse(file).name}-checked.csv`;
  if (resolve(out) === resolve(file)) throw new Error(`--out ${out} would overwrite the list itself.`);
  const redirects = redirectsOf(brand.storefronts[0].id);
  const { delimiter, header, records, links } = readLinkList(await readFile(file), file);
  const { builtPages } = await readPages();
  const countries = everyCountry(redirects);
  const landings = landingsOf(links, countries, redirects.site, builtPages);
  const rows = landings.map((landing, index) => [
    ...(records[Math.floor(index / countries.length)] ?? []),
    ...cellsOf(landing),
  ]);
  await writeFile(out, writeCsv([[...header, ...columns], ...rows], delimiter));
  printLine(summaryOfLandings(landings, file));
  printLine(`Every link from every country: ${out}`);
  return landings.some(({ verdict }) => verdict === 'nowhere') ? 1 : 0;
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
