import { redirectsJson } from '../../redirects/emit/json.ts';
import { netlifyRedirects } from '../../redirects/emit/netlify.ts';
import { nginxMap } from '../../redirects/emit/nginx.ts';
import type { RuleIndex } from '../../redirects/rule-index.ts';
import type { RedirectRule } from '../../redirects/types.ts';
import { bundleWorker } from '../../hosts/cloudflare/bundle-worker.ts';
import { onlyArgument, parseCommand, type Print, usageError } from './parse-command.ts';
import { redirectsOf } from './site.ts';
import { usageOf } from './usages.ts';
import { writeOut } from './write-out.ts';

type Emitter = (rules: readonly RedirectRule[], index: RuleIndex) => string | Promise<string>;

/** The forms hosts read. */
const emitters: Readonly<Record<string, Emitter>> = {
  netlify: netlifyRedirects,
  nginx: (rules, { trailingSlash }) => nginxMap(rules, trailingSlash),
  cloudflare: (rules, { trailingSlash }) => bundleWorker(rules, trailingSlash),
  json: redirectsJson,
};

/**
 * `emit HOST`: the rules in the form a host reads.
 * @returns the exit code.
 * @throws Error saying what is wrong with the arguments, or why the file cannot be written.
 */
export async function emitCommand(args: readonly string[], print: Print = printAsIs): Promise<number> {
  const usage = usageOf('emit');
  const { values, positionals } = parseCommand(usage, { args: [...args], allowPositionals: true, options });
  const host = onlyArgument(positionals, usage, 'host');
  const emit = Object.hasOwn(emitters, host) ? emitters[host] : undefined;
  if (!emit) {
    const known = Object.keys(emitters).join(', ');
    throw usageError(`There is no form for "${host}"; there are ${known}.`, usage);
  }
  return hand(emit, values, print);
}

/** `export`: the rules as JSON, exactly the fields of a rule. @returns and throws as `emitCommand`. */
export function exportCommand(args: readonly string[], print: Print = printAsIs): Promise<number> {
  const { values } = parseCommand(usageOf('export'), { args: [...args], options });
  return hand(redirectsJson, values, print);
}

const options = { store: { type: 'string', default: 'us' }, out: { type: 'string' } } as const;

/** Without a line of its own; under `npm run` it takes `-s` (`npm run -s redirects -- export`) to keep out npm's. */
const printAsIs: Print = (text) => void process.stdout.write(text);

async function hand(
  emit: Emitter,
  { store, out }: { readonly store: string; readonly out?: string | undefined },
  print: Print,
): Promise<number> {
  const { compiled, index } = redirectsOf(store);
  const text = await emit(
    compiled.map(({ rule }) => rule),
    index,
  );
  if (out === undefined) {
    print(text);
    return 0;
  }
  await writeOut(out, text);
  console.log(`${compiled.length} rules in ${out}.`);
  return 0;
}
