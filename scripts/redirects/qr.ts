import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortLinkFolder } from '../../redirects/compile.ts';
import { pathKey } from '../../redirects/path-key.ts';
import { type OwnAddress, readOwnAddress } from '../../redirects/explain/read-address.ts';
import type { BuiltPages } from './built-pages.ts';
import { everyCountry, type Landing, landingsOf } from './landings.ts';
import { deadEnds } from './landings-summary.ts';
import { onlyArgument, parseCommand, type Print } from './parse-command.ts';
import { type QrCode, qrCode, smallestModule } from './qr-code.ts';
import { redirectsOf } from './site.ts';

const usage = 'npm run redirects -- qr <path-or-name> [--store us] [--out FOLDER] [--size MM]';

/** In mm: what fits on a label, unless the address is long. */
const usualSize = 20;

/**
 * `qr <path-or-name>`: a short link's code for print, as `{name}.svg` and `{name}.png`.
 * @returns the exit code.
 * @throws Error when the link leads nowhere from any country, when the code is too small to read, or about the arguments.
 */
export async function qrCommand(args: readonly string[], print: Print = console.log): Promise<number> {
  const { values, positionals } = parseCommand(usage, {
    args: [...args],
    allowPositionals: true,
    options: {
      store: { type: 'string', default: 'us' },
      out: { type: 'string', default: '.' },
      size: { type: 'string' },
    },
  });
  const input = onlyArgument(positionals, usage);
  const { site } = redirectsOf(values.store);
  const isName = /^[a-z0-9-]+$/i.test(input);
  const address = readOwnAddress(isName ? `${shortLinkFolder}${input}/` : input, site.store, site.stores);
  const url = address.store.origin + address.path + address.query + address.hash;
  const landings = landingsOf([{ link: url, line: 1 }], everyCountry, site, everyPageCounts);
  refuseDeadEnd(url, landings);
  const code = qrCode(url);
  const size = sizeOf(code, values.size);
  const name = join(values.out, nameOf(address));
  await mkdir(values.out, { recursive: true });
  await writeFile(`${name}.svg`, code.svg(size));
  await writeFile(`${name}.png`, await code.png());
  print(report({ url, name, size, code, landings }));
  return 0;
}

/** A code is made without the catalogue; `check-links` asks it before a print run. */
const everyPageCounts: BuiltPages['builtPages'] = new Map();

/** A printed code cannot be called back: it must land somewhere, whoever scans it. */
function refuseDeadEnd(url: string, landings: readonly Landing[]): void {
  if (landings.every(({ hops }) => hops === 0))
    throw new Error(
      `No rule matches ${url}. Add the link to redirects/table/ first; \`npm run redirects -- matrix\` shows all there are.`,
    );
  const missed = landings.filter(({ verdict }) => verdict === 'nowhere');
  const [first] = missed;
  if (!first) return;
  const country =
    missed.length < landings.length && first.country !== null ? ` --country ${first.country}` : '';
  throw new Error(
    [
      `${url} lands on no page:`,
      ...deadEnds(landings).map((deadEnd) => `  ${deadEnd}`),
      `\`npm run redirects -- explain ${url}${country}\` shows the way; mend the rule first.`,
    ].join('\n'),
  );
}

/** @throws Error saying the smallest size possible when the one asked for is smaller. */
function sizeOf({ smallestSize, modules }: QrCode, wanted: string | undefined): number {
  if (wanted === undefined) return Math.max(usualSize, smallestSize);
  const size = Number(wanted);
  if (wanted.trim() === '' || !Number.isFinite(size) || size <= 0)
    throw new Error(`--size ${wanted} is no size. Write the width in millimetres, for example --size 25.`);
  if (size < smallestSize)
    throw new Error(
      `At ${size} mm each of the ${modules} modules would be ${(size / modules).toFixed(2)} mm, too small to scan ` +
        `(${smallestModule} mm is the least). The smallest size possible for this address is ${smallestSize} mm.`,
    );
  return size;
}

/** A file name from the address: `gift-guide` for a short link, words joined for others. */
const nameOf = ({ path, query }: OwnAddress): string =>
  ((pathKey(path) ?? '') + query)
    .replace(new RegExp(`^${shortLinkFolder}`), '')
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'home';

interface Printed {
  readonly url: string;
  readonly name: string;
  readonly size: number;
  readonly code: QrCode;
  readonly landings: readonly Landing[];
}

const report = ({ url, name, size, code, landings }: Printed): string =>
  [
    `${name}.svg and ${name}.png hold ${url}`,
    `${size} mm wide with its white border (${code.modules} modules of ${(size / code.modules).toFixed(2)} mm; a quarter may be scratched). Keep the border white.`,
    `It lands somewhere from each of ${landings.length - 1} countries and from an unknown one, from there on`,
    `  ${landings.find(({ country }) => country === null)?.target ?? 'nothing'}`,
    `Test it: scan it before printing, and try other countries with`,
    `  npm run redirects -- explain ${url} --country se`,
  ].join('\n');
