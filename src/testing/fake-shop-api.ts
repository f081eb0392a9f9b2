import { vi } from 'vitest';

interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Responses by `METHOD /path` (without `/api` and the query); a function receives the request's body. */
export type Answers = Record<string, unknown>;

/** A response that is a refusal of the shop API. */
export function refusal(code: string, status = 400, details?: Record<string, unknown>) {
  return new Response(JSON.stringify({ error: { code, message: code, ...(details ? { details } : {}) } }), {
    status,
  });
}

/** What the shop requests on every visit, whatever the page; the response contains nothing. */
const everyVisit: Answers = { 'GET /visitor': { country: null } };

/**
 * Replaces `fetch` with a shop API. An unexpected request fails the test that sends it. Requests that every visit makes
 * get a response, and they are counted only in a test that defines its own response.
 */
export function fakeShopApi(answers: Answers): {
  readonly requests: SentRequest[];
  readonly answers: Answers;
} {
  const requests: SentRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const path = url.replace(/^\/api/, '').replace(/\?.*/, '');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const name = `${method} ${path}`;
    if (!(name in answers) && name in everyVisit) return new Response(JSON.stringify(everyVisit[name]));
    requests.push({ method, path, body });
    if (!(name in answers)) throw new Error(`No response defined for ${name}`);
    const prepared = answers[name];
    const answer: unknown =
      typeof prepared === 'function' ? await (prepared as (body: unknown) => unknown)(body) : prepared;
    return answer instanceof Response ? answer.clone() : new Response(JSON.stringify(answer));
  });
  return { requests, answers };
}
