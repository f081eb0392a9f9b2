import { z } from 'zod';
import { fault, Verdict, wordsForStatus } from './check.ts';

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A service's words for statuses that say more about it than usual, each with what to do. */
export type Meanings = Readonly<Partial<Record<number, string>>>;

const placeOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed ? parsed.origin + parsed.pathname : url;
};

/**
 * The answer of an address, whatever its status; redirects are not followed.
 * @throws {Verdict} a fault if there is none.
 */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  if (!URL.canParse(url)) throw new Verdict(fault(`${url} is no address`));
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(url, { redirect: 'manual', signal, ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string; message?: string } };
    const why =
      name === 'TimeoutError' ? `within ${patience / 1000} s` : (cause?.code ?? cause?.message ?? name);
    throw new Verdict(
      fault(`${placeOf(url)} does not answer (${why}): is it running, and the address right?`),
    );
  }
}

/**
 * What an address answers as JSON.
 * @throws {Verdict} a fault that says what is wrong with the answer, in the service's own words if `meanings` has them.
 */
export const askJson = async <Schema extends z.core.$ZodType>(
  schema: Schema,
  url: string,
  init: RequestInit = {},
  meanings: Meanings = {},
): Promise<z.output<Schema>> => jsonOf(schema, url, await ask(url, init), meanings);

/** What an address has answered as JSON. @throws {Verdict} as `askJson` does. */
export function jsonOf<Schema extends z.core.$ZodType>(
  schema: Schema,
  url: string,
  { status, text }: Answer,
  meanings: Meanings = {},
): z.output<Schema> {
  const bad = (words: string) => new Verdict(fault(words));
  if (status < 200 || status > 299)
    throw bad(meanings[status] ?? `${placeOf(url)} ${wordsForStatus(status)}`);
  const parsed = z.safeParse(schema, parsedJson(text));
  if (parsed.success) return parsed.data;
  const what = /^\s*</.test(text) ? 'HTML' : text.trim() === '' ? 'nothing' : 'something else';
  throw bad(
    `${placeOf(url)} answers ${what} instead of what the service would: is the address right, or does something answer in its place?`,
  );
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request with a JSON body. */
export const posting = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
