import type { OrderUpdateAction } from '@commercetools/platform-sdk';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { card, orderOf, readyCart } from '../../api/testing/sandboxed-shop.ts';
import { useSandboxedShop } from '../../api/testing/use-sandboxed-shop.ts';
import { brand } from '../../brands/build.ts';
import { projectOf } from '../../commerce/project/description.ts';

/* docs/order-events.md names messages that exist, and what it has a warehouse write is shown to the shopper. */
const text = readFileSync(resolve(import.meta.dirname, '../../docs/order-events.md'), 'utf8');
const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) => json);
const sandboxed = useSandboxedShop();

test('every message in the table is one that the subscription is told', () => {
  const models = '@commercetools/platform-sdk/dist/declarations/src/generated/models/message.d.ts';
  const declared = readFileSync(resolve(import.meta.dirname, '../../node_modules', models), 'utf8');
  const named = [...text.matchAll(/^\| [a-z].*$/gm)].flatMap(
    ([row]) => row.match(/(?<=`)[A-Z]\w+(?:Created|Changed|Added)(?=`)/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(declared).toContain(`readonly type: '${name}'`);
  expect(projectOf(brand).subscription.messages).toContainEqual({ resourceTypeId: 'order' });
});

test('a warehouse that writes the examples in their order packs, ships, and takes back', async () => {
  const { browser, shop } = sandboxed;
  const { orderNumber } = await orderOf(browser, await browser.pay(await readyCart(browser), card()));
  const seen: object[] = [];
  for (const example of examples) {
    const { lineItems } = await shop.storedOrder(orderNumber);
    const json = example.replaceAll('LINE-ITEM', lineItems[0]?.id ?? '');
    await shop.updateStoredOrder(orderNumber, JSON.parse(json) as OrderUpdateAction[]);
    const { status, cancelable, deliveries } = await browser.order(orderNumber);
    seen.push([
      status,
      cancelable,
      deliveries.flatMap(({ tracking }) => tracking.map(({ number }) => number)),
    ]);
  }
  const parcels = ['00340434161094022115'];
  expect(seen).toEqual([
    ['packed', false, []],
    ['shipped', false, parcels],
    ['shipped', false, parcels],
  ]);
  const { returnInfo } = await shop.storedOrder(orderNumber);
  expect(returnInfo).toMatchObject([{ items: [{ shipmentState: 'Returned', quantity: 1 }] }]);
});
