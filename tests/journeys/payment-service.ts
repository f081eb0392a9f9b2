import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { expect, sandboxUrl } from '../browser/fixtures.ts';

const booksSchema = z.object({ payments: z.array(z.object({ reference: z.string() })) });

/** What a bank or an app decides about the payment of a cart, or what Adyen reports about it. */
export async function decide(
  request: APIRequestContext,
  cartId: string,
  control: 'decisions' | 'events',
  data: object,
): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const books = await request.get(`${sandboxUrl}/control/adyen/books`, { headers });
  const { payments } = booksSchema.parse(await books.json());
  const reference = payments.findLast((payment) => payment.reference.startsWith(cartId))?.reference;
  const answer = await request.post(`${sandboxUrl}/control/adyen/${control}`, {
    data: { reference, ...data },
  });
  expect(answer.ok()).toBe(true);
}
