import { expect, it } from 'vitest';
import { listRestockRequests } from '../../commerce/restock-requests.ts';
import { sku } from '../testing/sandboxed-shop.ts';
import { ShopBrowser } from '../testing/shop-browser.ts';
import { useSandboxedShop } from '../testing/use-sandboxed-shop.ts';
import { answerLink, linkIn } from './testing/waiting-shop.ts';

const test = useSandboxedShop();

it('product 4.200, 4.204: from the form to the e-mail, on commercetools’ own terms', async () => {
  const { api, mailer, sweep } = test.shop.api('de');
  const browser = new ShopBrowser(api);
  const kept = () => listRestockRequests(test.shop.commerce('de'), { id: 'de' });
  await test.shop.setStock(0);
  for (const email of ['ada@example.com', 'eve@example.com'])
    expect((await browser.send('/api/restock', { sku, country: 'de', email })).status).toBe(202);
  expect((await browser.send('/api/restock', { sku, country: 'de', email: 'Ada@example.com' })).status).toBe(
    202,
  );
  expect(await kept()).toHaveLength(2);
  const [adas = linkIn({}), eves = linkIn({})] = mailer.sent.map(linkIn);
  expect((await answerLink(browser, 'confirmation', adas)).status).toBe(200);
  expect((await answerLink(browser, 'confirmation', adas)).status).toBe(200);
  expect((await answerLink(browser, 'confirmation', eves)).status).toBe(200);
  expect((await answerLink(browser, 'removal', eves)).status).toBe(200);
  expect((await answerLink(browser, 'confirmation', eves)).status).toBe(404);
  mailer.sent.length = 0;
  await sweep();
  expect(mailer.sent).toEqual([]);
  await test.shop.setStock(4);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(mailer.sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.com', '„Babytrage Mini“ ist wieder auf Lager'],
  ]);
  expect(mailer.sent[0]?.text).toContain('Babytrage Mini (Schwarz, ');
  expect(mailer.sent[0]?.text).toContain(`/babytrage-mini/?sku=${sku}`);
  expect(await kept()).toEqual([]);
});
