import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { invalidToken } from './errors.ts';

/** The only API client of the project. */
export interface ClientCredentials {
  readonly projectKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Lifetime of commercetools' own tokens: 48 hours, in seconds. */
const tokenLifetime = 172_800;

const equal = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const sign = (expiresAt: string, { clientSecret }: ClientCredentials) =>
  createHmac('sha256', clientSecret).update(expiresAt).digest('base64url');

/** Tokens contain their own signed expiry, so that they survive a restart of the sandbox, as real tokens would. */
function newToken(credentials: ClientCredentials): string {
  const expiresAt = String(Date.now() + tokenLifetime * 1000);
  return `${expiresAt}.${sign(expiresAt, credentials)}`;
}

function isValid(token: string, credentials: ClientCredentials): boolean {
  const [expiresAt = '', signature = ''] = token.split('.');
  return equal(signature, sign(expiresAt, credentials)) && Number(expiresAt) > Date.now();
}

/** `POST /token`: the client credentials flow of OAuth 2 (RFC 6749, 4.4). */
export function oauthRoutes(credentials: ClientCredentials): Hono {
  const routes = new Hono();
  const basic = `Basic ${Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64')}`;

  routes.post('/token', async (context) => {
    if (!equal(context.req.header('Authorization') ?? '', basic)) {
      const message = 'Please provide valid client credentials using HTTP Basic Authentication.';
      const errors = [{ code: 'invalid_client', message }];
      return context.json(
        { statusCode: 401, message, errors, error: 'invalid_client', error_description: message },
        401,
      );
    }
    const form = await context.req.parseBody();
    if (form['grant_type'] !== 'client_credentials') {
      const message = 'Only the grant type client_credentials is supported.';
      const errors = [{ code: 'unsupported_grant_type', message }];
      return context.json({ statusCode: 400, message, errors, error: 'unsupported_grant_type' }, 400);
    }
    const scope =
      typeof form['scope'] === 'string' ? form['scope'] : `manage_project:${credentials.projectKey}`;
    return context.json({
      access_token: newToken(credentials),
      expires_in: tokenLifetime,
      scope,
      token_type: 'Bearer',
    });
  });

  return routes;
}

/** Accepts only requests with a valid bearer token. @throws CommercetoolsError 401 */
export function requireToken(credentials: ClientCredentials): MiddlewareHandler {
  return async (context, next) => {
    const [scheme, token] = (context.req.header('Authorization') ?? '').split(' ');
    if (scheme !== 'Bearer' || token === undefined || !isValid(token, credentials)) throw invalidToken();
    await next();
  };
}
