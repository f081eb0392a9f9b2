import { afterEach, expect, test, vi } from 'vitest';
import { sampleRules } from '../../redirects/testing/sample-rules.ts';
import { hostOf, publishedFiles, sampleHeaders } from '../testing/published-files.ts';

afterEach(() => vi.unstubAllGlobals());

async function started() {
  vi.resetModules();
  const { default: worker } = await import('./worker.ts');
  const host = vi.fn(hostOf(await publishedFiles(sampleRules)));
  const requestFrom = (path: string, country?: string) =>
    Object.assign(
      new Request(`https://shop.example${path}`),
      country === undefined ? {} : { cf: { country } },
    );
  return { worker, host, requestFrom };
}

test('other requests, including those for the rules, go to the bound files or else to the site', async () => {
  const { worker, host, requestFrom } = await started();
  const bound = await worker.fetch(requestFrom('/page/', 'SE'), { ASSETS: { fetch: host } });
  expect(await bound.text()).toBe('page /page/');
  expect(bound.headers.get('strict-transport-security')).toBe('max-age=31536000');
  for (const [name, value] of Object.entries(sampleHeaders)) expect(bound.headers.get(name)).toBe(value);
  expect(host).toHaveBeenCalledTimes(3);

  const other = await started();
  vi.stubGlobal('fetch', other.host);
  const unbound = await other.worker.fetch(other.requestFrom('/page/', 'SE'), {});
  expect(await unbound.text()).toBe('page /page/');
  const redirected = await other.worker.fetch(other.requestFrom('/us/'), {});
  expect(redirected.headers.get('location')).toBe('/');
});

test('the shop API behind the worker keeps its own headers', async () => {
  const { worker, host, requestFrom } = await started();
  vi.stubGlobal('fetch', host);
  const answer = await worker.fetch(requestFrom('/api/health'), {});
  expect(await answer.text()).toBe('page /api/health');
  expect(answer.headers.has('content-security-policy')).toBe(false);
});
