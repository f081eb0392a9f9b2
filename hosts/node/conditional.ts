import type { Context, MiddlewareHandler } from 'hono';

/** What of an answer a 304 repeats (RFC 9110, section 15.4.5); its headers of security are added to every answer. */
const repeated: readonly string[] = ['cache-control', 'content-location', 'date', 'etag', 'expires', 'vary'];

/**
 * Answers 304 where a browser has what is there already, and 412 where it wants only what is no longer there: for
 * everything that has an `ETag` or a `Last-Modified`.
 */
export const conditional: MiddlewareHandler = async (c, next) => {
  await next();
  if (!['GET', 'HEAD'].includes(c.req.method) || ![200, 206].includes(c.res.status)) return;
  const status = statusFor(c.req.raw.headers, c.res.headers);
  if (status === 200) return;
  const kept = [...c.res.headers].filter(([name]) => repeated.includes(name));
  await c.res.body?.cancel();
  answerInstead(c, new Response(null, { status, headers: kept }));
};

/** Replaces an answer, with its headers: if the first one was still there, Hono would add its length and others to the second. */
export function answerInstead(c: Context, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}

/** What a request's conditions make of an answer, if it has a validator (RFC 9110, section 13.2.2). */
export function statusFor(asked: Headers, answer: Headers): 200 | 304 | 412 {
  const tag = answer.get('etag');
  const changed = timeOf(answer.get('last-modified'));
  if (tag === null && Number.isNaN(changed)) return 200;
  const [ifMatch, ifNoneMatch] = [asked.get('if-match'), asked.get('if-none-match')];
  const [notSince, since] = [
    timeOf(asked.get('if-unmodified-since')),
    timeOf(asked.get('if-modified-since')),
  ];
  if (ifMatch !== null ? !isAmong(ifMatch, tag) : changed > notSince) return 412;
  const isKnown = ifNoneMatch !== null ? isAmong(weak(ifNoneMatch), tag && weak(tag)) : changed <= since;
  return isKnown ? 304 : 200;
}

/** Whether a client's part of a file belongs to the version that this answer has a part of (RFC 9110, section 13.1.5). */
export function isSameVersion(ifRange: string | undefined, answer: Headers): boolean {
  if (ifRange === undefined) return true;
  if (ifRange.includes('"')) return !ifRange.startsWith('W/') && ifRange === answer.get('etag');
  return timeOf(ifRange) === timeOf(answer.get('last-modified'));
}

/** In milliseconds since 1970; NaN, which is neither before nor after anything, for what is no date. */
const timeOf = (date: string | null): number => Date.parse(date ?? '');

const weak = (tags: string): string => tags.replaceAll('W/"', '"');

/** Whether a list, of which `*` is every tag, has a tag; a weak one is never the same, unless both were made equal by `weak`. */
function isAmong(list: string, tag: string | null): boolean {
  if (tag === null || tag.startsWith('W/')) return false;
  const tags: readonly string[] = list.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return list.trim() === '*' || tags.includes(tag);
}
