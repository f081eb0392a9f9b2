import { z } from 'zod';
import { invalidInput } from './errors.ts';
import type { QueryFields } from './query-fields.ts';

/** Whether a JSON document satisfies a predicate. */
type Predicate = (document: unknown) => boolean;

type Literal = string | number | boolean;
type Field = (value: unknown) => boolean;

const tokenPattern =
  /\s*(?:("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?)|([\w-]+)|(:[\w.-]+)|(<=|>=|<>|!=|[=<>(),]))/y;

function tokenise(source: string): string[] {
  const pattern = new RegExp(tokenPattern);
  const tokens: string[] = [];
  while (source.slice(pattern.lastIndex).trim() !== '') {
    const position = pattern.lastIndex;
    const match = pattern.exec(source);
    if (!match) throw invalidInput(`Malformed parameter: where: syntax error at ${position} in '${source}'.`);
    tokens.push(match[0].trim());
  }
  return tokens;
}

/** Minor units of a literal such as `"120.00 USD"`, if the document contains money in that currency. */
function comparable(value: unknown, literal: Literal): [unknown, Literal] {
  if (typeof value !== 'object' || value === null || !('centAmount' in value)) return [value, literal];
  const money = value as { centAmount: number; currencyCode: string; fractionDigits: number };
  const [amount, currency] = String(literal).split(' ');
  if (currency !== money.currencyCode) return [undefined, literal];
  return [money.centAmount, Math.round(Number(amount) * 10 ** money.fractionDigits)];
}

const comparisons: Record<string, (value: Literal, literal: Literal) => boolean> = {
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<>': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
};

/** An array satisfies a condition if one of its elements does. */
const any = (value: unknown, holds: Field): boolean =>
  Array.isArray(value) ? value.some(holds) : holds(value);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

interface PredicateOptions {
  /** The values of each variable; only lists use more than the first. */
  readonly variables?: ReadonlyMap<string, readonly string[]>;
  /** The fields that exist; if omitted, any may be named. */
  readonly fields?: QueryFields;
}

/**
 * Parses commercetools' query predicates: comparisons, `in`, `contains any|all`, `is [not] defined|empty`, `and`, `or`,
 * `not`, nested fields `cart(id = "…")`, and variables (`:name`, provided in `variables`).
 * @throws CommercetoolsError InvalidInput for a syntax error, an unknown variable, or an unknown field.
 */
export function parsePredicate(
  source: string,
  { variables = new Map(), fields: known }: PredicateOptions = {},
): Predicate {
  const tokens = tokenise(source);
  let position = 0;

  const peek = () => tokens[position]?.toLowerCase();
  const next = () => tokens[position++] ?? '';
  const accept = (...words: string[]) => {
    const found = words.every((word, offset) => tokens[position + offset]?.toLowerCase() === word);
    if (found) position += words.length;
    return found;
  };
  const fail = () =>
    invalidInput(`Malformed parameter: where: unexpected '${tokens[position] ?? 'end'}' in '${source}'.`);
  const expect = (word: string) => {
    if (!accept(word)) throw fail();
  };

  function literal(): Literal {
    const token = next();
    if (token.startsWith('"')) return quoted(token);
    if (token.startsWith(':')) return valuesOf(token.slice(1))[0] ?? '';
    if (token === 'true' || token === 'false') return token === 'true';
    if (token !== '' && Number.isFinite(Number(token))) return Number(token);
    position -= 1;
    throw fail();
  }

  function quoted(token: string): string {
    try {
      return z.string().parse(JSON.parse(token));
    } catch {
      position -= 1;
      throw fail();
    }
  }

  function valuesOf(name: string): readonly string[] {
    const values = variables.get(name);
    if (values === undefined) throw invalidInput(`Missing value for the predicate variable '${name}'.`);
    return values;
  }

  function literals(): Literal[] {
    if (peek()?.startsWith(':')) return [...valuesOf(next().slice(1))];
    expect('(');
    const values = [literal()];
    while (accept(',')) values.push(literal());
    expect(')');
    return values;
  }

  function or(fields: QueryFields | undefined): Predicate {
    const parts = [and(fields)];
    while (accept('or')) parts.push(and(fields));
    return (document) => parts.some((part) => part(document));
  }

  function and(fields: QueryFields | undefined): Predicate {
    const parts = [unit(fields)];
    while (accept('and')) parts.push(unit(fields));
    return (document) => parts.every((part) => part(document));
  }

  function unit(fields: QueryFields | undefined): Predicate {
    if (accept('not')) {
      expect('(');
      const inner = or(fields);
      expect(')');
      return (document) => !inner(document);
    }
    if (accept('(')) {
      const inner = or(fields);
      expect(')');
      return inner;
    }
    if (accept('1', '=', '1')) return () => true;
    const name = next();
    if (!/^[\w-]+$/.test(name)) {
      position -= 1;
      throw fail();
    }
    const inside = fields?.[name];
    if (fields && inside === undefined) {
      throw invalidInput(`Malformed parameter: where: The field '${name}' does not exist.`);
    }
    const holds = condition(inside === true ? undefined : inside);
    return (document) => holds((document as Record<string, unknown> | null | undefined)?.[name]);
  }

  function condition(inside: QueryFields | undefined): Field {
    if (accept('(')) {
      const inner = or(inside);
      expect(')');
      return (value) => any(value, (element) => element !== undefined && inner(element));
    }
    if (accept('is', 'not', 'defined')) return (value) => value === undefined;
    if (accept('is', 'defined')) return (value) => value !== undefined;
    if (accept('is', 'not', 'empty')) return (value) => !isEmpty(value);
    if (accept('is', 'empty')) return isEmpty;
    if (accept('contains', 'any')) return containing((values, has) => values.some(has));
    if (accept('contains', 'all')) return containing((values, has) => values.every(has));
    if (accept('not', 'in')) return membership(false);
    if (accept('in')) return membership(true);
    return comparison();
  }

  function containing(every: (values: Literal[], has: (value: Literal) => boolean) => boolean): Field {
    const values = literals();
    return (value) => Array.isArray(value) && every(values, (wanted) => value.includes(wanted));
  }

  function membership(wanted: boolean): Field {
    const values: unknown[] = literals();
    return (value) => any(value, (element) => values.includes(element)) === wanted;
  }

  function comparison(): Field {
    const compare = comparisons[next()];
    if (!compare) {
      position -= 1;
      throw fail();
    }
    const wanted = literal();
    return (value) =>
      any(value, (element) => {
        const [found, against] = comparable(element, wanted);
        return typeof found === typeof against && compare(found as Literal, against);
      });
  }

  const predicate = or(known);
  if (position < tokens.length) throw fail();
  return predicate;
}
