import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Hono } from 'hono';
import { listen } from '../../hosts/node/listen.ts';
import { localStorefronts } from '../../scripts/start/local-storefronts.ts';
import { settingsFor } from '../../scripts/start/environment.ts';
import { pathOf } from '../../stores/urls.ts';
import { expect, test as base } from '../browser/fixtures.ts';
import { second } from '../browser/samples.ts';
import { open, untilAlive } from '../browser/shopper.ts';
import { storeOf } from './storefronts.ts';
import { textIn } from './texts.ts';

const eu = storeOf('eu');
const productPath = pathOf(eu, 'en', second.page);
const cart = pathOf(eu, 'en', 'cart');

interface Sites {
  /** The European storefront, whose edge sees all visitors in Poland. */
  readonly shop: string;
  /** A page of a site that may embed the storefront, with that address in its frame. */
  readonly partner: (address: string) => string;
  /** The same of a site that may not. */
  readonly stranger: (address: string) => string;
}

const originOf = (server: { address: () => unknown }, host = 'localhost') =>
  `http://${host}:${(server.address() as AddressInfo).port}`;

const test = base.extend<object, { sites: Sites }>({
  sites: [
    // Playwright reads the names of the fixtures that are needed, of which there are none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const embedder = new Hono().get('/', (context) =>
        context.html(
          '<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,"><iframe title="Shop" width="1200" height="700"></iframe>' +
            '<script>document.querySelector("iframe").src = new URLSearchParams(location.search).get("shop")</script>',
        ),
      );
      const servers = [
        await listen(embedder, 0),
        await listen(embedder, 0, { hostname: '127.0.0.1' }),
      ] as const;
      const [partner, stranger] = [originOf(servers[0]), originOf(servers[1], '127.0.0.1')];
      const ports = {
        port: Number(process.env['PORT'] ?? 8000),
        sandboxPort: Number(process.env['SANDBOX_PORT'] ?? 8080),
        sandboxMailPort: Number(process.env['SANDBOX_MAIL_PORT'] ?? 2525),
      };
      const { settings } = settingsFor({ store: eu.id, ...ports }, process.env);
      const { app } = await localStorefronts(
        { store: eu.id },
        { ...settings, EMBEDDING_ORIGINS: partner, VISITOR_COUNTRY: 'PL' },
      );
      const host = await listen(app, 0);
      const showing = (origin: string) => (address: string) =>
        `${origin}/?shop=${encodeURIComponent(address)}`;
      await use({ shop: originOf(host), partner: showing(partner), stranger: showing(stranger) });
      for (const server of [...servers, host]) {
        server.closeAllConnections();
        server.close();
      }
    },
    { scope: 'worker' },
  ],
});

/** What the browser says about a frame that is refused, one of them with a page that does not exist. */
test.use({ expectedErrors: /frame-ancestors|status of 404/ });

const framed = (page: Page) => page.frameLocator('iframe');
const inCountry = (country: string) =>
  textIn('en', 'translation:region.button', { country, language: 'English' });
const embeddedIn = (page: Page, country: string) =>
  expect(
    framed(page)
      .getByRole('banner')
      .getByRole('button', { name: inCountry(country) }),
  ).toBeVisible();

/** Until what is in the frame reacts: its heading is hydrated. */
const untilFrameIsAlive = (page: Page) =>
  expect
    .poll(() =>
      framed(page)
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true);

test('product 5.3: an embedded page uses the first allowed country, and asks nobody where the visitor is', async ({
  page,
  context,
  sites,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(sites.partner(sites.shop + productPath));
  await untilFrameIsAlive(page);
  await embeddedIn(page, 'Ireland');

  // Outside the frame, the same visitor shops where the edge sees them.
  const own = await context.newPage();
  await open(own, sites.shop + productPath);
  await expect(own.getByRole('banner').getByRole('button', { name: inCountry('Poland') })).toBeVisible();
  await embeddedIn(page, 'Ireland');
  expect(asked).toContain(productPath);
  expect(asked).not.toContain('/api/visitor');
});

test('what is bought in a frame is bought in a tab of the shop, where the cart is, too', async ({
  page,
  context,
  sites,
}) => {
  await page.goto(sites.partner(sites.shop + productPath));
  await untilFrameIsAlive(page);
  const product = context.waitForEvent('page');
  await framed(page).getByRole('button', { name: 'Add to cart' }).click();
  await expect(await product).toHaveURL(sites.shop + productPath);
  await untilAlive(await product);
  await expect((await product).getByRole('heading', { level: 1, name: second.name })).toBeVisible();

  const ownCart = context.waitForEvent('page');
  await framed(page).getByRole('banner').getByRole('link', { name: 'Cart' }).click();
  await expect(await ownCart).toHaveURL(sites.shop + cart);
  await expect(framed(page).getByRole('heading', { level: 1, name: second.name })).toBeVisible();
});

const isRefused = (page: Page) =>
  expect.poll(() => page.frames().at(1)?.url()).toBe('chrome-error://chromewebdata/');

test('the cart, the checkout, an order, and their error pages are in nobody’s frame, and no page in a stranger’s', async ({
  page,
  sites,
}) => {
  const checkout = pathOf(eu, 'en', 'checkout');
  const paths = [
    cart,
    checkout,
    `${checkout}?payment=p-1&redirectResult=r`,
    `${checkout}unicorns/`,
    pathOf(eu, 'en', 'order-confirmation'),
    pathOf(eu, 'de', 'checkout'),
    checkout.replace('c', '%63'),
  ];
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(sites.partner(sites.shop + path));
      await isRefused(page);
    });
  await page.goto(sites.stranger(sites.shop + productPath));
  await isRefused(page);
});
