import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiError } from '../../contract/errors.ts';
import type { Log } from '../log.ts';
import { ShopError } from '../../contract/shop-error.ts';

/** Responds to any error as the contract defines: a `ShopError` in its own words, everything else as `Internal`. */
export function answerError(error: unknown, c: Context, log: Log): Response {
  const known = knownError(error);
  if (known.status >= 500) log.error(`${c.req.method} ${c.req.path} failed`, causeOf(error));
  const { code, message, details } = known;
  const answer: { error: ApiError } = { error: { code, message, ...(details ? { details } : {}) } };
  const retryAfter = details?.['retryAfter'];
  if (code === 'TooManyRequests' && typeof retryAfter === 'number')
    c.header('Retry-After', String(retryAfter));
  return c.json(answer, known.status);
}

function knownError(error: unknown): ShopError {
  if (error instanceof ShopError) return error;
  if (error instanceof HTTPException && error.status === 413) return payloadTooLarge();
  return new ShopError('Internal', 'Something went wrong');
}

export const payloadTooLarge = (): ShopError => new ShopError('PayloadTooLarge', 'The request is too large');

/** What explains a failure in the log: the cause of an outage says more than the outage itself. */
const causeOf = (error: unknown): unknown => (error instanceof ShopError ? (error.cause ?? error) : error);
