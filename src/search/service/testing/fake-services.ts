import { vi } from 'vitest';

/** A request as the page sent it. */
export interface SentRequest {
  readonly url: string;
  /** Parsed JSON, or the fields of a form. */
  readonly body: unknown;
  readonly init: RequestInit;
}

type Answer = () => Response | Promise<Response>;

/** Services that answer by URL and record what they are sent; an address without an answer cannot be reached. */
export function fakeServices(answers: Readonly<Record<string, Answer>> = {}) {
  const current: Record<string, Answer | undefined> = { ...answers };
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, body: bodyOf(init.body), init });
    const answer = current[url];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return {
    answers: current,
    sent,
    /** The bodies sent to an address, in order. */
    bodiesTo: (url: string) => sent.filter((request) => request.url === url).map(({ body }) => body),
  };
}

function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body.entries());
  return typeof body === 'string' ? JSON.parse(body) : body;
}

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** Expects what is logged, which fails a test otherwise. */
export const expectWarnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined);
