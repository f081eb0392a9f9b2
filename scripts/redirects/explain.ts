import { existsSync, readFileSync } from 'node:fs';
import type { RuleOrigin } from '../../redirects/compile.ts';
import { explain, readCountry } from '../../redirects/explain/explain.ts';
import { explainText } from '../../redirects/explain/explain-text.ts';
import { follow } from '../../redirects/explain/follow.ts';
import { readOwnAddress } from '../../redirects/explain/read-address.ts';
import { lineOf } from '../../build/redirects/locate.ts';
import { onlyArgument, parseCommand, type Print } from './parse-command.ts';
import { rememberedSites } from './remembered-sites.ts';
import { redirectsOf } from './site.ts';

const usage = 'npm run redirects -- explain <url-or-path> [--country kr] [--store us] [--json]';

/**
 * `explain <url-or-path>`: where a link leads a visitor, which rule says so, and why.
 * @returns the exit code.
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
  const input = onlyArgument(positionals, usage);
  const country = values.country === undefined ? null : readCountry(values.country);
  const { store, stores } = redirectsOf(values.store).site;
  const address = readOwnAddress(input, store, stores);
  const siteOf = rememberedSites();
  const journey = follow(address, country, siteOf, stores);
  print(
    values.json
      ? JSON.stringify(explain(input, country, journey), null, 2)
      : explainText({ address, country, journey, compiledOf: (id) => siteOf(id).compiled, writtenAt }),
  );
  return Promise.resolve(0);
}

/** File and line of a link; the file alone when the link stands in no line of it, such as one of an expansion. */
function writtenAt({ file, link }: RuleOrigin): string {
  const line = existsSync(file) ? lineOf(readFileSync(file, 'utf8'), link) : null;
  return line === null ? file : `${file}:${line}`;
}
