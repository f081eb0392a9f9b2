import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import cart from '../../locales/en/cart.json' with { type: 'json' };
import checkout from '../../locales/en/checkout.json' with { type: 'json' };
import errors from '../../locales/en/errors.json' with { type: 'json' };
import type { Store } from '../../stores/types.ts';
import { us } from '../../stores/us.ts';
import { TextsProvider } from '../i18n/texts-provider.tsx';
import { ShopContextProvider } from '../shop/shop-context.tsx';
import { CheckoutContextProvider } from './checkout-context.tsx';
import { CartProvider } from './use-cart.tsx';

/** Renders a part of the shop inside all that stands around every page. */
export function renderInShop(part: ReactNode, store: Store = us) {
  const user = userEvent.setup();
  const view = render(
    <TextsProvider language="en" texts={{ cart, checkout, errors }}>
      <ShopContextProvider store={store} siteConfig={{ brandName: 'Brand', supportEmail: 'a@b.example' }}>
        <CheckoutContextProvider>
          <CartProvider>{part}</CartProvider>
        </CheckoutContextProvider>
      </ShopContextProvider>
    </TextsProvider>,
  );
  return { user, ...view };
}

/** A busy machine must not fail a test: waiting ends with what is waited for, long before this. */
configure({ asyncUtilTimeout: 10_000 });

interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Answers by `METHOD /path` (without `/api` and the query); a function sees the request's body. */
export type Answers = Record<string, unknown>;

/** An answer that is the shop API's refusal. */
export function refusal(code: string, status = 400, details?: Record<string, unknown>) {
  return new Response(JSON.stringify({ error: { code, message: code, ...(details ? { details } : {}) } }), {
    status,
  });
}

/** Puts a shop API in place of `fetch`. An unexpected request fails the test that sends it. */
export function fakeShopApi(answers: Answers): {
  readonly requests: SentRequest[];
  readonly answers: Answers;
} {
  const requests: SentRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const path = url.replace(/^\/api/, '').replace(/\?.*$/, '');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    requests.push({ method, path, body });
    const name = `${method} ${path}`;
    if (!(name in answers)) throw new Error(`No answer for ${name}`);
    const prepared = answers[name];
    const answer: unknown =
      typeof prepared === 'function' ? await (prepared as (body: unknown) => unknown)(body) : prepared;
    return answer instanceof Response ? answer.clone() : new Response(JSON.stringify(answer));
  });
  return { requests, answers };
}
