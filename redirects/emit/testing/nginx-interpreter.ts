import { type Block, nginxBlocks } from './nginx-blocks.ts';

/** What a visitor asks a server for. */
export interface NginxRequest {
  readonly path: string;
  /** Without its question mark. */
  readonly args: string;
  readonly country: string;
}

const variable = /\$(?:\{(\w+)\}|(\w+))?/g;

/**
 * Answers as nginx would that includes a file of `map` and `geo` blocks: the value of a variable. It follows the
 * documented rules (https://nginx.org/en/docs/http/ngx_http_map_module.html): strings whatever their case before
 * regular expressions in their order, variables evaluated when they are needed, captures kept under their names.
 * @param answer the variable's name, without its dollar sign.
 * @throws Error where nginx would refuse to start.
 */
export function nginxAnswers(
  configuration: string,
  answer: 'redirect_target' | 'redirect_cache_control' = 'redirect_target',
): (request: NginxRequest) => string {
  const blocks = nginxBlocks(configuration);
  refuseUnknownVariables(blocks);
  return ({ path, args, country }) => {
    const values = new Map([
      ['uri', normalisedUri(path)],
      ['args', args],
      ['visitor_country', country],
    ]);
    const captures = new Map<string, string>();
    const valueOf = (name: string): string => {
      const known = values.get(name) ?? captures.get(name);
      if (known !== undefined) return known;
      const block = blocks.get(name);
      // A capture of an expression that has not matched.
      if (!block) return '';
      const value = block.source === null ? block.otherwise : expand(find(block, expand(block.source)));
      values.set(name, value);
      return value;
    };
    const expand = (text: string): string =>
      text.replace(variable, (_, braced?: string, plain?: string) => valueOf(braced ?? plain ?? ''));
    const find = ({ strings, expressions, otherwise }: Block, looked: string): string => {
      const same = strings.get(looked.toLowerCase());
      if (same !== undefined) return same;
      for (const [expression, value] of expressions) {
        const found = expression.exec(looked);
        if (!found) continue;
        for (const [name, captured] of Object.entries(found.groups ?? {})) captures.set(name, captured);
        return value;
      }
      return otherwise;
    };
    return valueOf(answer);
  };
}

/** As nginx does when it starts. */
function refuseUnknownVariables(blocks: ReadonlyMap<string, Block>): void {
  const known = new Set(['uri', 'args', 'visitor_country', ...blocks.keys()]);
  const texts: string[] = [];
  for (const { source, strings, expressions, otherwise } of blocks.values()) {
    for (const [{ source: written }] of expressions)
      for (const [, name = ''] of written.matchAll(/\(\?<(\w+)>/g)) known.add(name);
    if (source !== null)
      texts.push(source, otherwise, ...strings.values(), ...expressions.map(([, value]) => value));
  }
  for (const [written, braced, plain] of texts.flatMap((text) => [...text.matchAll(variable)]))
    if (!known.has(braced ?? plain ?? '')) throw new Error(`unknown variable "${written}"`);
}

/** Decoded, with slashes merged and dot segments resolved. */
function normalisedUri(path: string): string {
  const segments: string[] = [];
  for (const segment of decodeURIComponent(path).split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  const slash = path.endsWith('/') && segments.length > 0 ? '/' : '';
  return `/${segments.join('/')}${slash}`;
}
