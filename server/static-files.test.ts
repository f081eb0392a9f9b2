import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { staticFiles } from './static-files.ts';

let root = '';
const site = () => staticFiles(relative(process.cwd(), root));

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(root, 'cart'));
  await writeFile(join(root, 'index.html'), '<h1>home</h1>');
  await writeFile(join(root, 'cart', 'index.html'), '<h1>cart</h1>');
  await writeFile(join(root, '404.html'), '<h1>missing</h1>');
  await writeFile(join(root, 'app-0123456789abcdef0123.js'), 'let a');
});
afterAll(() => rm(root, { recursive: true }));

describe('what is there', () => {
  test('a folder is its index', async () => {
    const answer = await site().request('/cart/');
    expect([answer.status, await answer.text()]).toEqual([200, '<h1>cart</h1>']);
    expect(answer.headers.get('cache-control')).toContain('must-revalidate');
  });

  test('a hashed file is kept for a year', async () => {
    const answer = await site().request('/app-0123456789abcdef0123.js');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });
});

describe('what is not', () => {
  test('spec 2.1: a missing page shows the not-found page', async () => {
    const answer = await site().request('/unicorns/');
    expect([answer.status, await answer.text()]).toEqual([404, '<h1>missing</h1>']);
  });

  test.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])(
    '%s leads nowhere',
    async (path) => {
      const answer = await site().request(path);
      expect([answer.status, await answer.text()]).toEqual([404, '<h1>missing</h1>']);
    },
  );

  test('spec 2.1: a server error shows the server-error page', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    await writeFile(join(root, '500.html'), '<h1>broken</h1>');
    const broken = staticFiles(relative(process.cwd(), root)).get('/broken/', () => {
      throw new Error('no');
    });
    const answer = await broken.request('/broken/');
    expect([answer.status, await answer.text()]).toEqual([500, '<h1>broken</h1>']);
  });
});

describe('one trailing slash', () => {
  test.each([
    ['/cart', '/cart/'],
    ['/cart?code=A&b=1', '/cart/?code=A&b=1'],
    ['//evil.example', '/evil.example/'],
    ['//evil', '/evil/'],
  ])('%s goes to %s', async (from, to) => {
    const answer = await site().request(`http://localhost${from}`);
    expect([answer.status, answer.headers.get('location')]).toEqual(
      to.includes('.') ? [404, null] : [301, to],
    );
  });
});
