import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '../../brands/build.ts';
import { shortLinkFolder } from '../../redirects/compile.ts';
import type { OwnAddress } from '../../redirects/address.ts';
import { pathKey } from '../../redirects/path-key.ts';
import type { BuiltPages } from './built-pages.ts';
import { parseCommand, text } from '../command-line.ts';
import { deadEnds, everyCountry, landingsOf, type LinkLanding } from './landings.ts';
import { type QrCode, qrCode, shorten, smallestModule } from './qr-code.ts';
import { readOwnAddress, redirectsOf, storeOption } from './site.ts';
import { printLine } from '../../scripts/print.ts';

/** In mm: fits on a label, unless the address is long. */
const usualSize = 20;

/** In bytes, without the extension: file systems allow 255 with it. */
const longestName = 250;

/**
 * `qr LINK`: a short link's code for print, as `{name}.svg` and `{name}.png`.
 * @returns the exit code.
 * @throws Error if the link leads nowhere from any country, if the code would be too small to scan or the address is
 * too long for one, if a file cannot be written, or for invalid arguments.
 */
export async function qrCommand(args: readonly string[]): Promise<number> {
  const options = { store: storeOption, out: { type: 'string', default: '.' }, size: text } as const;
  const { values, argument } = parseCommand(args, options, 'link');
  const redirects = redirectsOf(values.store);
  const { site } = redirects;
  const address = asPrinted(readOwnAddress(argument, site));
  const url = address.store.origin + address.path + address.query + address.hash;
  const landings = landingsOf([{ link: url, line: 1 }], everyCountry(redirects), site, everyPageCounts);
  refuseDeadEnd(url, landings);
  const code = qrCode(url);
  const size = sizeOf(code, values.size);
  const name = join(values.out, nameOf(address));
  await mkdir(values.out, { recursive: true });
  await writeFile(`${name}.svg`, await code.svg(size));
  await writeFile(`${name}.png`, await code.png());
  printLine(
    [
      `${name}.svg and ${name}.png contain ${url}`,
      `${size} mm wide with its white border, which has to stay white.`,
      `It lands somewhere from each of ${landings.length - 1} countries and from an unknown one, the latter at`,
      `  ${landings.find(({ country }) => country === null)?.target ?? 'nothing'}`,
      'Test it: scan the code before printing.',
    ].join('\n'),
  );
  return 0;
}

/** Rules match any case; lower case also works where only `_redirects` is read. Trailing `?` and `#` are removed. */
const asPrinted = ({ path, query, hash, ...address }: OwnAddress): OwnAddress => ({
  ...address,
  path: path.toLowerCase(),
  query: query === '?' ? '' : query,
  hash: hash === '#' ? '' : hash,
});

/** A code is created without the catalogue; `check-links` uses it before a print run. */
const everyPageCounts: BuiltPages['builtPages'] = new Map();

/** A printed code cannot be recalled: it must land somewhere, whoever scans it. */
function refuseDeadEnd(url: string, landings: readonly LinkLanding[]): void {
  if (landings.every(({ hops }) => hops === 0))
    throw new Error(
      `No rule matches ${url}. Add the link to ${brand.folder}/redirects/ first; \`npm run redirects -- export --csv\` lists all existing links.`,
    );
  const missed = landings.filter(({ verdict }) => verdict === 'nowhere');
  const [first] = missed;
  if (!first) return;
  const country =
    missed.length < landings.length && first.country !== null ? ` --country ${first.country}` : '';
  throw new Error(
    [
      `${url} does not land on a page:`,
      ...deadEnds(landings).map((deadEnd) => `  ${deadEnd}`),
      `\`npm run redirects -- explain ${url}${country}\` shows why; fix the rule first.`,
    ].join('\n'),
  );
}

/** @throws Error with the smallest size if the requested one is too small. */
function sizeOf({ smallestSize, modules }: QrCode, wanted: string | undefined): number {
  if (wanted === undefined) return Math.max(usualSize, smallestSize);
  const size = Number(wanted);
  if (!(size >= smallestSize))
    throw new Error(
      `--size ${wanted} is not a width in millimeters, or too small to scan: each of the ${modules} modules needs ` +
        `${smallestModule} mm, so the smallest possible size for this address is ${smallestSize} mm.`,
    );
  return size;
}

/**
 * A file name for the complete address: `gift-guide` for a short link, joined words for others.
 * @throws Error if it would be too long.
 */
function nameOf({ path, query, hash }: OwnAddress): string {
  const name = ((pathKey(path) ?? '') + query + hash)
    .replace(new RegExp(`^${shortLinkFolder}`), '')
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  if (Buffer.byteLength(name) > longestName) throw new Error(`The address is too long. ${shorten}`);
  return name || 'home';
}
