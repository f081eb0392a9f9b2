import { listRestockRequests } from '../../../commerce/restock-requests.ts';
import { fakeShopApi } from '../../testing/fake-shop-api.ts';
import type { ShopBrowser } from '../../testing/shop-browser.ts';

/** A shop on fakes, and what shoppers who wait for something do there. */
export function waitingShop(...options: Parameters<typeof fakeShopApi>) {
  const shop = fakeShopApi(...options);
  const { browser, commerce, context, mailer } = shop;
  return {
    ...shop,
    ask: (email = 'ada@example.com', sku = 'CARRIER', country = 'de') =>
      browser.send('/api/restock', { sku, country, email }),
    /** The e-mails that ask for a confirmation, and those that tell that something is back. */
    confirmations: () => mailer.sent.filter(({ html }) => html.includes('key=v1.')),
    told: () => mailer.sent.filter(({ html }) => html.includes('?sku=')),
    kept: () => listRestockRequests(commerce, context.store),
  };
}

/** What the link of an e-mail sends to the shop. */
export function linkIn({ unsubscribeUrl = '' }: { readonly unsubscribeUrl?: string }) {
  const { searchParams } = new URL(unsubscribeUrl);
  return { request: searchParams.get('request') ?? '', token: searchParams.get('key') ?? '' };
}

/** Opens the link and presses one of its page's buttons. */
export async function answerLink(
  browser: Pick<ShopBrowser, 'send'>,
  answer: 'confirmation' | 'removal',
  { request, token }: ReturnType<typeof linkIn>,
): Promise<Response> {
  await browser.send(`/api/restock/${request}/session`, { token });
  return browser.send(`/api/restock/${request}/${answer}`, {});
}
