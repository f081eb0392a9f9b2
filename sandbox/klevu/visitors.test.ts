import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveIndexes } from './testing/indexes.ts';

let server: Awaited<ReturnType<typeof serveIndexes>>;
beforeAll(async () => {
  server = await serveIndexes();
});
afterAll(() => server.close());

const post = async (path: string, body: unknown) => {
  const response = await fetch(`${server.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as unknown };
};
const request = (more: object = {}) => ({ apiKey: 'klevu-us', sessionInfo: { connectorInfo: [] }, ...more });
const createSession = (body: unknown, apiKey = 'klevu-us') =>
  post(`/visitor/public/1.0/${apiKey}/session`, body);

describe('a session', () => {
  test.each<[fault: string, status: number, body: unknown, apiKey?: string]>([
    ['an unknown API key', 401, request({ apiKey: 'klevu-xx' }), 'klevu-xx'],
    ['another API key than the address', 400, request({ apiKey: 'klevu-se' })],
    ['no information about connectors', 400, { apiKey: 'klevu-us' }],
    ['a field that is not documented', 400, request({ email: 'a@example.org' })],
  ])('is refused with %s', async (_, status, body, apiKey) => {
    expect((await createSession(body, apiKey)).status).toBe(status);
  });
});
