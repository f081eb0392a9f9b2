import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { z } from 'zod';
import { expect, sandboxUrl } from './fixtures.ts';

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

/** The ID of the cart that a browser has at an address. */
export async function cartIdIn(context: BrowserContext, address: string): Promise<string> {
  const cookies = await context.cookies(address);
  return cookies.find(({ name }) => name === 'CT_CART_ID')?.value ?? '';
}
