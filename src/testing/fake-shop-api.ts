import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Answers by `METHOD /path` (without `/api` and the query); a function sees the request's body. */
export type Answers = Record<string, unknown>;

/** An answer that is the shop API's refusal. */
export function refusal(code: string, status = 400, details?: Record<string, unknown>) {
  return new Response(JSON.stringify({ error: { code, message: code, ...(details ? { details } : {}) } }), {
    status,
  });
}

/** What the shop asks on every visit, whatever is looked at: answered with nothing known. */
const everyVisit: Answers = { 'GET /visitor': { country: null } };

/**
 * Puts a shop API in place of `fetch`. An unexpected request fails the test that sends it. What every visit asks is
 * answered, and counts as a request only in a test that answers it itself.
 */
export function fakeShopApi(answers: Answers): {
  readonly requests: SentRequest[];
  readonly answers: Answers;
} {
  const requests: SentRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const path = url.replace(/^\/api/, '').replace(/\?.*$/, '');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const name = `${method} ${path}`;
    const texts = textsAt(path);
    if (texts !== null) return new Response(texts);
    if (!(name in answers) && name in everyVisit) return new Response(JSON.stringify(everyVisit[name]));
    requests.push({ method, path, body });
    if (!(name in answers)) throw new Error(`No answer for ${name}`);
    const prepared = answers[name];
    const answer: unknown =
      typeof prepared === 'function' ? await (prepared as (body: unknown) => unknown)(body) : prepared;
    return answer instanceof Response ? answer.clone() : new Response(JSON.stringify(answer));
  });
  return { requests, answers };
}

/** The texts that the build puts beside the pages. */
function textsAt(path: string): string | null {
  const [, file] = /^\/texts\/(.+\.json)$/.exec(path) ?? [];
  return file === undefined ? null : readFileSync(`locales/${file}`, 'utf8');
}
