import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '../browser/fixtures.ts';
import { at, needed, second } from '../browser/samples.ts';
import {
  acceptAll,
  checkOut,
  entry,
  eventsOf,
  openResult,
  searchFor,
  stored,
  visitorNumber,
} from './search-visitor.ts';
import { addButton, expectOrder, open, untilIdle } from '../browser/shopper.ts';

const sessionSchema = z.object({ 'klevu-us': z.object({ sessionId: z.string() }) });

const purchasesOf = async (request: APIRequestContext, visitor: string) =>
  (await eventsOf(request, visitor)).filter(({ name }) => name === 'order_purchase');

test('product 6.3, 7.17, 7.18: with consent, what a shopper searches, chooses, and buys is reported once, with who they are', async ({
  page,
  request,
}) => {
  await open(page, at('home'));
  await acceptAll(page);
  const visitor = await visitorNumber(page);
  const term = needed('searches').second;
  await searchFor(page, term);
  await openResult(page, second.name);
  await addButton(page).click();
  await expect(page.getByText(/in your cart/).first()).toBeVisible();
  await checkOut(page);
  await expectOrder(page, second.name);
  const number = /Order ([A-Z0-9-]+)/.exec(await page.getByRole('main').innerText())?.[1];
  await expect.poll(() => purchasesOf(request, visitor)).toHaveLength(1);

  await page.reload();
  await expectOrder(page, second.name);
  await page.goBack();
  await page.goForward();
  await expectOrder(page, second.name);
  await untilIdle(page);
  const events = await eventsOf(request, visitor);
  expect(events.filter(({ problem }) => problem !== null)).toEqual([]);
  const only = (name: string) => events.filter((event) => event.name === name).map(({ content }) => content);
  const profile = { klevu_uuid: visitor, klevu_shopperIP_v4: '192.0.2.1', data_protection: 'true' };
  expect(only('n-search/search')).toEqual([
    expect.objectContaining({ klevu_apiKey: 'klevu-us', klevu_term: term, ...profile }),
  ]);
  expect(only('productTracking')).toEqual([
    expect.objectContaining({ klevu_keywords: term, klevu_productName: second.name, ...profile }),
  ]);
  const session = sessionSchema.parse(JSON.parse((await entry(page, 'klevu-user-session')) ?? ''));
  expect(only('order_purchase')).toEqual([
    expect.objectContaining({
      event_apikey: 'klevu-us',
      user_profile: expect.objectContaining({
        sessionId: session['klevu-us'].sessionId,
        klevu_uuid: visitor,
        data_protection: true,
      }),
      event_data: {
        items: [
          expect.objectContaining({ item_name: second.name, currency: 'USD', order_id: number, units: 1 }),
        ],
      },
    }),
  ]);
  expect(await stored(page)).toEqual(expect.arrayContaining(['klevu-last-clicks', 'klevu-last-searches']));
});
