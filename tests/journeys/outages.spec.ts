import type { APIRequestContext } from '@playwright/test';
import { expect, sandboxUrl, test } from '../browser/fixtures.ts';
import { at, second, usual } from '../browser/samples.ts';
import { cartWith, readyToPay } from './prepared.ts';
import { addButton, cards, expectOrder, fillCard, open, pay, payByCard } from '../browser/shopper.ts';

type Service = 'commercetools' | 'adyen';

const outage = async (request: APIRequestContext, service: Service, down: boolean) => {
  const answer = await request.post(`${sandboxUrl}/control/faults`, {
    data: { place: service, fault: down ? 'down' : 'none' },
  });
  expect(answer.ok()).toBe(true);
};

test.use({ expectedErrors: /503|409|Failed to (load resource|fetch)|net::ERR|CORS/ });

test.afterEach(async ({ request }) => {
  for (const service of ['commercetools', 'adyen'] as const) await outage(request, service, false);
});

test('commerce down: the shop says so where the shopper is, and nothing is lost', async ({
  page,
  request,
}) => {
  await cartWith(page, [second.sku]);
  await outage(request, 'commercetools', true);
  await open(page, usual.path);
  await addButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /moment|again/i })).toBeVisible();
  await open(page, at('cart'));
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await outage(request, 'commercetools', false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText(second.name);
});

test('payment down: the shop says so, and the order succeeds once it is back', async ({ page, request }) => {
  await readyToPay(page, [second.sku]);
  await fillCard(page, cards.approved);
  await outage(request, 'adyen', true);
  await pay(page);
  await expect(page.getByRole('alert').filter({ hasText: /payment/i })).toBeVisible();
  await outage(request, 'adyen', false);
  await page.reload();
  await expect(page.getByText('12 Mill Lane')).toBeVisible();
  await payByCard(page, cards.approved);
  await expectOrder(page, second.name);
});
