import type { APIRequestContext } from '@playwright/test';
import { expect, sandboxUrl } from '../browser/fixtures.ts';

/** What staff and a warehouse do with an order in commercetools' Merchant Center. */
export async function staff(request: APIRequestContext, orderNumber: string, act: object): Promise<void> {
  const answer = await request.post(`${sandboxUrl}/control/commercetools/orders`, {
    data: { orderNumber, ...act },
  });
  expect(answer.ok()).toBe(true);
}
