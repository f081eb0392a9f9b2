import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { expect, sandboxUrl } from '../browser/fixtures.ts';

const booksSchema = z.object({ payments: z.array(z.object({ reference: z.string() })) });

/** What a bank or an app decides about the payment of a cart; nobody takes an offer that expires. */
export async function decide(
  request: APIRequestContext,
  cartId: string,
  choice: 'authorise' | 'expire',
): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const books = await request.get(`${sandboxUrl}/control/adyen/books`, { headers });
  const { payments } = booksSchema.parse(await books.json());
  const reference = payments.findLast((payment) => payment.reference.startsWith(cartId))?.reference;
  const answer = await request.post(`${sandboxUrl}/control/adyen/decisions`, {
    data: { reference, choice },
  });
  expect(answer.ok()).toBe(true);
}
