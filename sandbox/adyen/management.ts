import { Hono } from 'hono';
import { AdyenApiError } from './api-error.ts';
import type { AdyenSeed } from './seed.ts';

/**
 * Adyen's Management API, version 3, as far as an API key asks about itself. Only a key with one of its roles may
 * (https://docs.adyen.com/api-explorer/Management/latest/get/me).
 */
export function managementApi({
  apiKey,
  clientKey,
  allowedOrigins = [],
  mayManage,
}: AdyenSeed['credentials']): Hono {
  const api = new Hono();
  api.use(async (c, next) => {
    if (c.req.header('x-api-key') !== apiKey)
      return c.json(new AdyenApiError(401, '00_401', 'Unauthorized').body, 401);
    if (!mayManage) return c.json(new AdyenApiError(403, '00_403', 'Forbidden').body, 403);
    return next();
  });
  api.get('/me', (c) => c.json({ id: 'S2-sandbox', username: 'ws_sandbox', active: true, clientKey }));
  api.get('/me/allowedOrigins', (c) =>
    c.json({ data: allowedOrigins.map((domain, at) => ({ id: String(at), domain })) }),
  );
  return api;
}
