import { beforeEach, expect, it } from 'vitest';
import { card, readyCart } from '../testing/sandboxed-shop.ts';
import { ShopBrowser } from '../testing/shop-browser.ts';
import { useSandboxedShop } from '../testing/use-sandboxed-shop.ts';

const sandboxed = useSandboxedShop();
let german: ReturnType<typeof sandboxed.shop.api>;
let browser: ShopBrowser;
beforeEach(() => {
  german = sandboxed.shop.api('de');
  browser = new ShopBrowser(german.api);
});

const subjects = () => german.mailer.sent.map(({ subject }) => subject.replace(/DE-[\w-]+/, '#'));
const troubles = () => german.logged.filter(([level]) => level !== 'info').map(([, event]) => event);

it('product 4.114: what the warehouse writes in commercetools is told by the sweeper of the storefront, in the order’s language', async () => {
  browser.languages = 'en';
  const { order } = await browser.pay(await readyCart(browser), card());
  const parcel = { carrier: 'DHL', trackingId: '123' };
  await sandboxed.shop.staff(order?.orderNumber ?? '', 'ship', parcel);
  await sandboxed.shop.api('se').sweep(0);
  await german.sweep(0);
  await german.sweep(0);
  expect(subjects()).toEqual(['We confirm your order #', 'Something from your order # is on its way']);
  expect(german.mailer.sent[1]?.text).toContain('Baby Carrier Mini');
  expect(german.mailer.sent[1]?.text).toContain('DHL 123');
  expect(troubles()).toEqual([]);
});
