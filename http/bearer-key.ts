import { timingSafeEqual } from 'hono/utils/buffer';

/** Whether a request has a key as a bearer token (RFC 6750); nobody has a key that there is not. */
export const hasBearerKey = (headers: Headers, key: string | null): Promise<boolean> =>
  key === null
    ? Promise.resolve(false)
    : timingSafeEqual(headers.get('authorization') ?? '', `Bearer ${key}`);
