import { invalidInput } from './errors.ts';

/** Whether a JSON document satisfies a predicate. */
type Predicate = (document: unknown) => boolean;

type Literal = string | number | boolean;
type Field = (value: unknown) => boolean;

/** A character that belongs to nothing is a token that no rule accepts. */
const tokensIn = (source: string): string[] =>
  source.match(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|[\w-]+|>=|\S/g) ?? [];

const malformed = (found: string, source: string) =>
  invalidInput(`Malformed parameter: where: unexpected '${found}' in '${source}'.`);

/** Minor units of a literal such as `"120.00 USD"`, if the document contains money in that currency. */
function comparable(value: unknown, literal: Literal): [unknown, Literal] {
  if (typeof value !== 'object' || value === null || !('centAmount' in value)) return [value, literal];
  const money = value as { centAmount: number; currencyCode: string; fractionDigits: number };
  const [amount, currency] = String(literal).split(' ');
  if (currency !== money.currencyCode) return [undefined, literal];
  return [money.centAmount, Math.round(Number(amount) * 10 ** money.fractionDigits)];
}

const comparisons: Readonly<Record<string, (value: Literal, literal: Literal) => boolean>> = {
  '=': (a, b) => a === b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** An array satisfies a condition if one of its elements does. */
const any = (value: unknown, holds: Field): boolean =>
  Array.isArray(value) ? value.some(holds) : holds(value);

/**
 * Parses as much of commercetools' query predicates as the shop uses: comparisons, `in`, `is [not] defined`, `and`,
 * `or`, nested fields `cart(id = "…")`.
 * @param isField whether a field, e.g. `cart.id`, may be named
 * @throws CommercetoolsError InvalidInput for a syntax error, or an unknown field.
 */
export function parsePredicate(source: string, isField: (path: string) => boolean = () => true): Predicate {
  const tokens = tokensIn(source);
  let position = 0;

  const next = () => tokens[position++] ?? '';
  const accept = (...words: string[]) => {
    const found = words.every((word, offset) => tokens[position + offset]?.toLowerCase() === word);
    if (found) position += words.length;
    return found;
  };
  const fail = () => malformed(tokens[position - 1] ?? 'end', source);
  const expect = (word: string) => {
    if (next() !== word) throw fail();
  };

  function literal(): Literal {
    try {
      return JSON.parse(next()) as Literal;
    } catch {
      throw fail();
    }
  }

  function or(within: string): Predicate {
    const parts = [and(within)];
    while (accept('or')) parts.push(and(within));
    return (document) => parts.some((part) => part(document));
  }

  function and(within: string): Predicate {
    const parts = [unit(within)];
    while (accept('and')) parts.push(unit(within));
    return (document) => parts.every((part) => part(document));
  }

  function unit(within: string): Predicate {
    if (accept('1', '=', '1')) return () => true;
    if (accept('(')) {
      const inner = or(within);
      expect(')');
      return inner;
    }
    const name = next();
    if (!/^[\w-]+$/.test(name)) throw fail();
    const path = `${within}${name}`;
    if (!isField(path)) throw invalidInput(`Malformed parameter: where: The field '${name}' does not exist.`);
    const holds = condition(path);
    return (document) => holds((document as Record<string, unknown> | null | undefined)?.[name]);
  }

  function condition(path: string): Field {
    if (accept('(')) {
      const inner = or(`${path}.`);
      expect(')');
      return (value) => any(value, inner);
    }
    if (accept('is', 'not', 'defined')) return (value) => value === undefined;
    if (accept('is', 'defined')) return (value) => value !== undefined;
    if (accept('in', '(')) {
      const values: unknown[] = [literal()];
      while (accept(',')) values.push(literal());
      expect(')');
      return (value) => any(value, (element) => values.includes(element));
    }
    const compare = comparisons[next()];
    if (!compare) throw fail();
    const wanted = literal();
    return (value) =>
      any(value, (element) => {
        const [found, against] = comparable(element, wanted);
        return typeof found === typeof against && compare(found as Literal, against);
      });
  }

  const predicate = or('');
  if (position < tokens.length) throw malformed(tokens[position] ?? '', source);
  return predicate;
}
