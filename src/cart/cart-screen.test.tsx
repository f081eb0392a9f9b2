// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { readEntry, writeEntry } from '../consent/guarded-storage.ts';
import { CartScreen } from './cart-screen.tsx';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { cartFixture, lineItemFixture, money } from '../testing/carts.ts';
import { useCartCount } from './use-cart.tsx';

const { de } = stores;

beforeAll(stubModalDialog);
beforeEach(() => writeEntry('CT_CART_ID', 'cart-1'));

const noGifts = <CartScreen giftBox={null} giftMessage={null} />;
const gifts = (
  <CartScreen
    giftBox={{ sku: 'BOX', name: 'Gift box', price: money(900) }}
    giftMessage={{ sku: 'MESSAGE', name: 'Gift message', price: money(300) }}
  />
);
const line = lineItemFixture({ id: 'line-1', name: 'Carrier', quantity: 2 });
const twoLines = cartFixture({
  lineItems: [line, lineItemFixture({ id: 'line-2', name: 'Bib', sku: 'BIB' })],
});

/** What was sent to change the cart; the estimate of delivery asks at a time of its own. */
function changesIn(requests: ReturnType<typeof fakeShopApi>['requests']) {
  return requests
    .filter(({ method, path }) => `${method} ${path}` === 'POST /carts/cart-1')
    .map(({ body }) => body);
}

describe('what is shown', () => {
  test('a cart that has become an order leads to its confirmation', async () => {
    const order = { orderNumber: 'US-1' };
    fakeShopApi({ 'GET /carts/cart-1': refusal('CartNotActive', 409, { order }) });
    renderInShop(noGifts);
    const link = await screen.findByRole('link', { name: 'View your order' });
    expect(link.getAttribute('href')).toBe('/order-confirmation/?order=US-1');
    expect(readEntry('CT_CART_ID')).toBeNull();
  });

  test('product 4.217: lines that add up to the items, and amounts as the API calculated them', async () => {
    fakeShopApi({
      'GET /carts/cart-1': cartFixture({
        lineItems: [{ ...line, totalPrice: money(17_820), fullPrice: money(19_800) }],
        goods: money(19_800),
        discounts: [{ name: 'Ten off', amount: money(1_980) }],
        total: money(17_820),
      }),
    });
    renderInShop(noGifts);
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toContain('$198.00');
    expect(row.textContent).not.toContain('$178.20');
    expect(within(row).getByRole('link', { name: 'Carrier' })).toBeTruthy();
    const summary = screen.getByRole('region', { name: 'Order summary' });
    expect(summary.textContent).toContain(
      'Items$198.00Discount: Ten off−$19.80Total before delivery and sales tax$178.20',
    );
  });

  test('if prices include the tax, the total shows how much of it is tax', async () => {
    const eur = (cents: number) => money(cents, 'EUR');
    fakeShopApi({
      'GET /carts/cart-1': cartFixture({
        goods: eur(9_900),
        shippingMethod: { id: 'standard', name: 'Standard', arrival: null },
        delivery: eur(0),
        total: eur(9_900),
        tax: { amount: eur(1_581), included: true, name: 'vat' },
      }),
    });
    renderInShop(noGifts, de);
    const summary = await screen.findByRole('region', { name: 'Order summary' });
    expect(summary.textContent).toMatch(/Total\D*99,00\s€.*Includes VAT\D*15,81\s€/);
  });

  test.each([
    ['ordered elsewhere', 'CartNotActive', 409],
    ['deleted', 'CartNotFound', 404],
  ] as const)(
    'product 4.307: a cart that was %s is forgotten, and the page says that it is gone',
    async (_why, code, status) => {
      fakeShopApi({ 'GET /carts/cart-1': refusal(code, status) });
      renderInShop(noGifts);
      await screen.findByRole('heading', { name: 'Your cart is empty' });
      expect(screen.getByText(/^The cart you filled before isn’t there anymore/)).toBeTruthy();
      expect(readEntry('CT_CART_ID')).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test('what changed without the shopper asking', async () => {
    const about = { lineItemId: 'line-1', name: 'Carrier' };
    fakeShopApi({
      'GET /carts/cart-1': {
        ...twoLines,
        notices: [
          { kind: 'priceChanged', ...about, from: money(9_900), to: money(10_400) },
          { kind: 'paymentStopped' },
          { kind: 'lineRemoved', lineItemId: 'gone', name: 'Bouncer' },
        ],
      },
    });
    const { user } = renderInShop(noGifts);
    await screen.findByText('Carrier now costs $104.00 instead of $99.00.');
    screen.getByText(/A payment for this cart was in progress/);
    screen.getByText(/Bouncer is no longer sold, so it’s not in your cart anymore/);
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText('Your cart has changed')).toBeNull();
    expect(document.activeElement?.closest('[role=status]')).not.toBeNull();
  });

  test('product 4.89: news stay until they have been read, whatever the cart’s next answer is', async () => {
    const notices = [{ kind: 'lineRemoved', lineItemId: 'gone', name: 'Bouncer' }];
    const api = fakeShopApi({ 'GET /carts/cart-1': { ...twoLines, notices } });
    renderInShop(noGifts);
    await screen.findByText(/Bouncer is no longer sold/);
    api.answers['GET /carts/cart-1'] = cartFixture({ version: 9, lineItems: [line] });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    screen.getByText(/Bouncer is no longer sold/);
  });
});

describe('changes', () => {
  test('removing the last line moves the focus to what is left', async () => {
    fakeShopApi({
      'GET /carts/cart-1': cartFixture({ lineItems: [line] }),
      'POST /carts/cart-1': cartFixture({ version: 2, lineItems: [] }),
    });
    const { user } = renderInShop(noGifts);
    await user.click(await screen.findByRole('button', { name: 'Remove Carrier' }));
    const heading = await screen.findByRole('heading', { name: 'Your cart is empty' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('product 4.90: a short line', () => {
  const shortLine = (availableQuantity: number) =>
    cartFixture({ lineItems: [{ ...line, quantity: 4, availableQuantity }, ...twoLines.lineItems.slice(1)] });

  test.each([0, -3])(
    'of which %i are left says that it is sold out, and can only be removed',
    async (left) => {
      fakeShopApi({ 'GET /carts/cart-1': shortLine(left) });
      renderInShop(noGifts);
      await screen.findByText('Sold out');
      expect(screen.queryByRole('button', { name: /Reduce/ })).toBeNull();
      expect(screen.queryByRole('textbox', { name: 'Quantity of Carrier' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Remove Carrier' })).toBeTruthy();
    },
  );
});

describe('product 4.93: until the shop has answered', () => {
  test('the quantity and the count are the new ones, and the sums are marked busy', async () => {
    let answer: (cart: unknown) => void = () => undefined;
    fakeShopApi({
      'GET /carts/cart-1': twoLines,
      'POST /carts/cart-1': () => new Promise((resolve) => (answer = resolve)),
    });
    const Count = () => <output>{useCartCount()}</output>;
    const { user, container } = renderInShop(
      <>
        {noGifts}
        <Count />
      </>,
    );
    const busy = () =>
      [...container.querySelectorAll('[aria-busy=true]')].map(({ textContent }) => textContent);
    await user.click(await screen.findByRole('button', { name: 'Increase quantity of Carrier' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Carrier' }).value).toBe('3');
    expect(container.querySelector('output')?.textContent).toBe('4');
    // The line's, the sums, and the total beside the way to the checkout.
    await waitFor(() => expect(busy()).toHaveLength(3));
    expect(busy()[0]).toContain('$198.00');
    expect(busy()[1]).toContain('Total before delivery');
    const more = { ...line, quantity: 3, totalPrice: money(29_700), fullPrice: money(29_700) };
    answer({ ...twoLines, version: 2, lineItems: [more, ...twoLines.lineItems.slice(1)] });
    await screen.findByText('$297.00');
    await waitFor(() => expect(busy()).toEqual([]));
  });
});

test('product 4.92: a quantity above what there is becomes the most there is, and that is said', async () => {
  const api = fakeShopApi({
    'GET /carts/cart-1': cartFixture({ lineItems: [{ ...line, availableQuantity: 5 }] }),
  });
  api.answers['POST /carts/cart-1'] = cartFixture({
    version: 2,
    lineItems: [{ ...line, quantity: 5, availableQuantity: 5 }],
  });
  const { user } = renderInShop(noGifts);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity of Carrier' });
  await user.clear(field);
  await user.type(field, '99{Enter}');
  const said = await screen.findByText('We have only 5 of these, so the quantity is 5 now.');
  expect(said.getAttribute('role')).toBe('alert');
  expect(field.value).toBe('5');
  await user.type(field, '{Backspace}4{Enter}');
  expect(screen.queryByText(/We have only 5/)).toBeNull();
});

describe('discount codes', () => {
  test('product 4.91: one that does not apply says so, never by an ID, and is removed in place', async () => {
    const idle = { id: 'c0de1d00-0000-4000-8000-000000000000', code: '', applied: false };
    const api = fakeShopApi({ 'GET /carts/cart-1': { ...twoLines, discountCodes: [idle] } });
    const { user } = renderInShop(noGifts);
    await screen.findByText(/Your code doesn’t apply to what’s in your cart/);
    api.answers['POST /carts/cart-1'] = { ...twoLines, version: 2 };
    await user.click(screen.getByRole('button', { name: 'Remove code Your code' }));
    await waitFor(() => expect(screen.queryByText(/doesn’t apply/)).toBeNull());
    expect(document.activeElement?.textContent).toBe('Discount code');
  });

  test('product 4.91: a mistyped one is explained without a reference, which would look like the code', async () => {
    fakeShopApi({
      'GET /carts/cart-1': twoLines,
      'POST /carts/cart-1': new Response(
        JSON.stringify({ error: { code: 'DiscountCodeNotApplicable', message: '', reference: 'c0de-1d' } }),
        { status: 400 },
      ),
    });
    const { user } = renderInShop(noGifts);
    await user.type(await screen.findByLabelText('Discount code'), 'NOPE{Enter}');
    await screen.findByText(/This code isn’t valid/);
    expect(screen.queryByText(/c0de-1d/)).toBeNull();
  });

  test('an empty code is not sent', async () => {
    const { requests } = fakeShopApi({ 'GET /carts/cart-1': twoLines });
    const { user } = renderInShop(noGifts);
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    await screen.findByText('Please enter a code.');
    expect(changesIn(requests)).toEqual([]);
  });
});

describe('gifts', () => {
  test('a message that was being typed when the page was reloaded is in its dialog', async () => {
    writeEntry('reload-drafts', 'giftMessage=Welcome');
    fakeShopApi({ 'GET /carts/cart-1': twoLines });
    renderInShop(gifts);
    const dialog = within(await screen.findByRole('dialog', { name: 'Gift message' }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Welcome');
  });

  test('product 4.352: a card shows what will be printed, and may say to whom and from whom', async () => {
    const { requests, answers } = fakeShopApi({ 'GET /carts/cart-1': twoLines });
    const { user } = renderInShop(gifts);
    await user.click(await screen.findByRole('button', { name: 'Gift message · $3.00' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gift message' }));
    await user.type(dialog.getByLabelText(/^To/), 'Ada ');
    await user.type(dialog.getByLabelText('Your message'), 'Welcome');
    await user.type(dialog.getByLabelText(/^From/), 'Grandma');
    const giftMessage = 'To Ada\n\nWelcome\n\nFrom Grandma';
    expect(dialog.getByRole('figure').querySelector('p')?.textContent).toBe(giftMessage);
    const card = lineItemFixture({
      id: 'm',
      sku: 'MESSAGE',
      kind: 'gift-message',
      name: 'Message',
      giftMessage,
    });
    answers['POST /carts/cart-1'] = { ...twoLines, lineItems: [line, card] };
    await user.click(dialog.getByRole('button', { name: 'Add card for $3.00' }));
    await user.click(await screen.findByRole('button', { name: 'Edit Message' }));
    expect(changesIn(requests)[0]).toMatchObject({ actions: [{ sku: 'MESSAGE', giftMessage }] });
    const again = within(await screen.findByRole('dialog', { name: 'Message' }));
    expect(again.getByLabelText<HTMLInputElement>(/^To/).value).toBe('Ada');
    expect(again.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Welcome');
  });

  test('product 4.301: a gift box in the cart is not offered, whichever of its variants it is', async () => {
    const box = lineItemFixture({ id: 'b', sku: 'BOX-LARGE', kind: 'gift-box', name: 'Gift box' });
    fakeShopApi({ 'GET /carts/cart-1': { ...twoLines, lineItems: [...twoLines.lineItems, box] } });
    renderInShop(gifts);
    await screen.findByRole('button', { name: 'Gift message · $3.00' });
    expect(screen.queryByRole('button', { name: 'Gift box · $9.00' })).toBeNull();
  });
});
