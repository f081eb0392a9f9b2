import { expect, test } from 'vitest';
import { buildOf, sizeOf, storable, storableFile, storedAt } from './stored-response.ts';

const html = '<title>Seats &amp; co</title><script>window.___webpackCompilationHash="abc1";</script>';
const page = (init?: ResponseInit) =>
  new Response(html, { headers: { 'content-type': 'text/html' }, ...init });

test('a page is labeled with its size, age, build and title', async () => {
  const stored = await storable(page(), 'text/html', 42);
  if (!stored) throw new Error('Not stored.');
  expect([sizeOf(stored), storedAt(stored), buildOf(stored)]).toEqual([html.length, 42, 'abc1']);
  expect(decodeURIComponent(stored.headers.get('x-title') ?? '')).toBe('Seats &amp; co');
  expect(await stored.text()).toBe(html);
});

test.each([
  ['a page that was not found', page({ status: 404, headers: { 'content-type': 'text/html' } })],
  ['an error of the server', page({ status: 500, headers: { 'content-type': 'text/html' } })],
  ['something else than expected', new Response('{}', { headers: { 'content-type': 'application/json' } })],
  ['a redirect', Response.redirect('https://shop.example/')],
])('%s is not stored', async (_, response) => {
  expect(await storable(response, 'text/html')).toBeNull();
});

test('a large file is not stored', async () => {
  const file = (bytes: number) =>
    new Response('a'.repeat(bytes), { headers: { 'content-type': 'text/javascript' } });
  expect(await storableFile(file(150_000), '')).not.toBeNull();
  expect(await storableFile(file(150_001), '')).toBeNull();
});
