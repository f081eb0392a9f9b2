import pLimit from 'p-limit';
import { secretSettings } from '../../settings/shared-settings.ts';
import type { Variables } from '../../settings/read-settings.ts';

/** `fault`: the shop does not work as it should. `warning`: somebody should look at it. `skipped`: could not be tried. */
export type Result = 'ok' | 'warning' | 'fault' | 'skipped';

/** What a check found, in a sentence that also says what to do about it. */
export interface Finding {
  readonly result: Result;
  readonly text: string;
}

/** One question to a service, which is asked once. */
export interface Check {
  /** Stays the same between releases, for whoever reads `--json`: `service.what`, then storefront and country. */
  readonly name: string;
  readonly run: () => Promise<Finding>;
}

export interface Line extends Finding {
  readonly name: string;
}

export const ok = (text: string): Finding => ({ result: 'ok', text });
export const warning = (text: string): Finding => ({ result: 'warning', text });
export const fault = (text: string): Finding => ({ result: 'fault', text });
export const skipped = (text: string): Finding => ({ result: 'skipped', text });

/** Ends a check early with what it found. */
export class Verdict extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.text);
    this.finding = finding;
  }
}

/** The same answer for everybody who asks. */
export function once<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => (answer ??= ask());
}

/** @param run may throw a `Verdict`, or what a library throws. */
export const check = (name: string, run: () => Finding | Promise<Finding>): Check => ({
  name,
  run: once(async () => {
    try {
      return await run();
    } catch (error) {
      return error instanceof Verdict ? error.finding : fault(wordsFor(error));
    }
  }),
});

/** Checks that would only repeat a fault of the first one are skipped then, so that one cause is one line. */
export const after = (earlier: Check, checks: readonly Check[]): Check[] =>
  checks.map(({ name, run }) =>
    check(name, async () => {
      const { result } = await earlier.run();
      return ['fault', 'skipped'].includes(result) ? skipped(`${earlier.name} comes first`) : run();
    }),
  );

/** How many checks ask at the same time: few enough for the limits of the services. */
const atOnce = 6;

/**
 * Runs checks, of which none can end the others.
 * @param env whose secrets are in no line.
 * @returns a line for each, in their order.
 */
export async function runChecks(checks: readonly Check[], env: Variables): Promise<Line[]> {
  const limit = pLimit(atOnce);
  const hide = hiding(env);
  return Promise.all(
    checks.map(({ name, run }) =>
      limit(async () => {
        const { result, text } = await run();
        return { name, result, text: hide(text).replace(/\s+/g, ' ').trim().slice(0, 600) };
      }),
    ),
  );
}

/** Puts dots in place of the secrets in a text: of each one in a list, and of the password in an address. */
export function hiding(env: Variables): (text: string) => string {
  const values = secretSettings.flatMap((name) => {
    const value = env[name] ?? '';
    const { username = '', password = '' } = URL.parse(value) ?? {};
    const parts = [value, ...value.split(','), password, decoded(password), ...(password ? [username] : [])];
    return parts.map((part) => part.trim()).filter((part) => part.length > 3);
  });
  const longestFirst = [...new Set(values)].toSorted((a, b) => b.length - a.length);
  return (text) =>
    longestFirst
      .reduce((hidden, value) => hidden.replaceAll(value, '•••'), text)
      .replace(/(:\/\/)[^/\s@]+@/g, '$1•••@');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the errors of `fetch`, the SDKs, and nodemailer have in common, the innermost of which says most. */
function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, statusCode, code } = error as Error & { statusCode?: unknown; code?: unknown };
  if (error instanceof AggregateError) return wordsFor(error.errors[0]);
  if (cause instanceof Error || (typeof cause === 'object' && cause !== null)) return wordsFor(cause);
  if (error instanceof SyntaxError)
    return 'The answer is not JSON: is the address right, or does something answer in its place?';
  if (['TimeoutError', 'AbortError'].includes(error.name)) return 'There is no answer within its time';
  if (typeof statusCode === 'number' && statusCode > 0) return wordsForStatus(statusCode);
  return typeof code === 'string' ? `${error.message} (${code})` : error.message;
}

/** What an unexpected status means, and what to do. */
export function wordsForStatus(status: number): string {
  if (status === 401) return 'answers 401: the credentials are not accepted';
  if (status === 403) return 'answers 403: the credentials may not do this';
  if (status === 404) return 'answers 404: the address is wrong, or what it names does not exist';
  if (status === 429) return 'answers 429, too many requests: wait a minute, and try again';
  if (status >= 500) return `answers ${status}: look at the status page of the service, and try again`;
  return `answers ${status}`;
}
