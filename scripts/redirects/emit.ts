import { writeFileSync } from 'node:fs';
import { redirectsJson } from '../../redirects/emit/json.ts';
import { netlifyRedirects } from '../../redirects/emit/netlify.ts';
import { nginxMap } from '../../redirects/emit/nginx.ts';
import type { RuleIndex } from '../../redirects/rule-index.ts';
import type { RedirectRule } from '../../redirects/types.ts';
import { bundleWorker } from './bundle-worker.ts';
import { onlyArgument, parseCommand, type Print } from './parse-command.ts';
import { redirectsOf } from './site.ts';

type Emitter = (rules: readonly RedirectRule[], index: RuleIndex) => string | Promise<string>;

/** The forms hosts read. */
const emitters: Readonly<Record<string, Emitter>> = {
  netlify: netlifyRedirects,
  nginx: (rules, { trailingSlash }) => nginxMap(rules, trailingSlash),
  cloudflare: (rules, { trailingSlash }) => bundleWorker(rules, trailingSlash),
  json: redirectsJson,
};

const hosts = Object.keys(emitters).join('|');

/**
 * `emit HOST`: the rules in the form a host reads.
 * @returns the exit code.
 * @throws Error saying what is wrong with the arguments.
 */
export async function emitCommand(args: readonly string[], print: Print = printAsIs): Promise<number> {
  const usage = `npm run redirects -- emit ${hosts} [--store us] [--out FILE]`;
  const { values, positionals } = parseCommand(usage, {
    args: [...args],
    allowPositionals: true,
    options: { store: { type: 'string', default: 'us' }, out: { type: 'string' } },
  });
  const host = onlyArgument(positionals, usage);
  const emit = Object.hasOwn(emitters, host) ? emitters[host] : undefined;
  if (!emit) throw new Error(`There is no form for "${host}"; there are ${hosts}.\nUsage: ${usage}`);
  const { compiled, index } = redirectsOf(values.store);
  const rules = compiled.map(({ rule }) => rule);
  hand(await emit(rules, index), values.out, rules.length, print);
  return 0;
}

/** `export`: the rules as JSON, exactly the fields of spec 3. @throws Error as `emitCommand`. */
export function exportCommand(args: readonly string[], print: Print = printAsIs): Promise<number> {
  const usage = 'npm run redirects -- export [--store us] [--out FILE]';
  parseCommand(usage, { args: [...args], options: { store: { type: 'string' }, out: { type: 'string' } } });
  return emitCommand(['json', ...args], print);
}

/** Without a line of its own, so that the output can be piped into a file as it is. */
const printAsIs: Print = (text) => void process.stdout.write(text);

function hand(text: string, file: string | undefined, rules: number, print: Print): void {
  if (file === undefined) {
    print(text);
    return;
  }
  writeFileSync(file, text);
  console.log(`${rules} rules in ${file}.`);
}
