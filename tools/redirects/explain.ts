import { existsSync, readFileSync } from 'node:fs';
import type { RuleOrigin } from '../../redirects/compile.ts';
import { explain } from './explain/explain.ts';
import { explainText } from './explain/explain-text.ts';
import { follow, type Journey } from './explain/follow.ts';
import { readOwnAddress } from './explain/read-address.ts';
import { readCountry } from './explain/read-country.ts';
import { lineOf } from '../../gatsby/redirects/locate.ts';
import { onlyArgument, parseCommand, type Print } from './parse-command.ts';
import { redirectsOf } from './site.ts';
import { usageOf } from './usages.ts';

const usage = usageOf('explain');

/**
 * `explain LINK`: where a link leads a visitor, which rule says so, and why.
 * @returns the exit code: 1 when it leads nowhere.
 * @throws Error saying what is wrong with the arguments.
 */
export function explainCommand(args: readonly string[], print: Print = console.log): Promise<number> {
  const { values, positionals } = parseCommand(usage, {
    args: [...args],
    allowPositionals: true,
    options: {
      country: { type: 'string' },
      store: { type: 'string', default: 'us' },
      json: { type: 'boolean', default: false },
    },
  });
  const input = onlyArgument(positionals, usage, 'link');
  const country = values.country === undefined ? null : readCountry(values.country);
  const { store, stores } = redirectsOf(values.store).site;
  const address = readOwnAddress(input, store, stores);
  const journey = follow(address, country, redirectsOf, stores);
  print(
    values.json
      ? JSON.stringify(explain(input, country, journey), null, 2)
      : explainText({ address, country, journey, compiledOf: (id) => redirectsOf(id).compiled, writtenAt }),
  );
  return Promise.resolve(leadsNowhere(journey) ? 1 : 0);
}

/** Neither on a page, also not on the one it is the address of already, nor outside the storefronts. */
const leadsNowhere = ({ target, store, page }: Journey): boolean =>
  page === null && (target === null || store !== null);

/** File and line of a link; the file alone when the link stands in no line of it, such as one of an expansion. */
function writtenAt({ file, link }: RuleOrigin): string {
  const line = existsSync(file) ? lineOf(readFileSync(file, 'utf8'), link) : null;
  return line === null ? file : `${file}:${line}`;
}
