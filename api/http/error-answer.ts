import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { ApiError } from '../../contract/errors.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { isLoggable } from '../context/identifiers.ts';
import type { Log } from '../context/request-context.ts';

/**
 * Responds to any error as the contract defines: a `ShopError` in its own words, everything else as `Internal`. The
 * reference leads from what a shopper sees to what the log says.
 */
export function answerError(error: unknown, c: Context, log: Log): Response {
  if (error instanceof ClientLeft) {
    log.debug('A client left before its answer', { request: requestOf(c) });
    return new Response(null, { status: clientClosed });
  }
  const known = error instanceof ShopError ? error : new ShopError('Internal', 'Something went wrong');
  logRefusal(known, error, c, log);
  const { code, message, details } = known;
  const reference = c.get('correlationId');
  const answer: { error: ApiError } = {
    error: { code, message, reference, ...(details ? { details } : {}) },
  };
  const retryAfter = details?.['retryAfter'];
  if (typeof retryAfter === 'number') c.header('Retry-After', String(retryAfter));
  return c.json(answer, known.status);
}

/**
 * A failure is an error. A refusal is only worth a line if it may be our mistake: a service refused what the shop asked
 * of it, or our own page sent something that the contract does not allow.
 */
function logRefusal(known: ShopError, error: unknown, c: Context, log: Log): void {
  const request = { request: requestOf(c), code: known.code };
  // A shop without a place for photographs is no outage of one; an outage has a cause.
  if (known.code === 'FilesUnavailable' && known.cause === undefined) return;
  if (known.status >= 500) {
    const isBug = known.code === 'Internal';
    // The cause of an outage says more than the outage itself.
    log[isBug ? 'error' : 'outage']('A request failed', { ...request, error: known.cause ?? error });
  } else if (known.cause !== undefined && mayBeOurs.includes(known.code)) {
    log.warn('A service refused what the shop asked for', { ...request, error: known.cause });
  } else if (known.code === 'NoTaxRate' || known.code === 'InvalidInput') {
    log.warn('A request was refused', { ...request, message: known.message, details: known.details });
  }
}

/** What was asked for, without anything that somebody may have typed. */
export const requestOf = (c: Context): string =>
  `${c.req.method} ${loggedPath(c.req.path, routePath(c, -1))}`;

/**
 * A path as it may be logged: `/api`, a resource, and IDs; in place of everything else, what its route says (`:orderNumber`),
 * or `*`. Somebody may have typed it.
 */
function loggedPath(path: string, route = ''): string {
  const names = route.split('/');
  const isResource = (part: string, index: number) => index <= 2 && /^[a-z]{0,20}$/.test(part);
  return path
    .split('/')
    .map((part, index) => (isResource(part, index) || isLoggable(part) ? part : (names[index] ?? '*')))
    .join('/');
}

/** Refusals that a correct request to a correctly set up service does not get. */
const mayBeOurs: readonly string[] = ['InvalidInput', 'NotFound', 'NoTaxRate'];

/** Nobody receives this answer. Proxies write the same number into their logs. */
const clientClosed = 499;

/** The client closed its connection before its request had arrived, or before its answer: that is nobody's failure. */
export class ClientLeft extends Error {
  constructor(cause: unknown) {
    super('The client closed the connection', { cause });
    this.name = 'ClientLeft';
  }
}
