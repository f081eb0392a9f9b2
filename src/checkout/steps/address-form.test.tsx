// @vitest-environment jsdom
import { renderCheckout } from '../testing/checkout-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { stores } from '../../../stores/testing/storefronts.ts';
import { readEntry } from '../../consent/guarded-storage.ts';
import { addressFixture, cartFixture, deliveryAnswers } from '../../testing/carts.ts';
import { fakeShopApi, refusal } from '../../testing/fake-shop-api.ts';

const { de } = stores;

type User = ReturnType<typeof renderCheckout>['user'];

/** Types whole fields, in one of the addresses if there are several; the last one is left. */
async function type(
  user: User,
  fields: Readonly<Record<string, string>>,
  place: Pick<typeof screen, 'findByLabelText'> = screen,
): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = await place.findByLabelText(label);
    if (field instanceof HTMLSelectElement) await user.selectOptions(field, text);
    else {
      await user.clear(field);
      if (text !== '') await user.type(field, text);
    }
  }
  await user.tab();
}

const address = {
  'First name': 'Ada',
  'Last name': 'Berg',
  Address: '1 Main Street',
  City: 'New York',
  State: 'New York',
  'ZIP code': '10001',
};
const complete = { Email: 'ada@example.org', ...address };
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Continue to delivery' }));

function renderForm() {
  const api = fakeShopApi({
    ...deliveryAnswers,
    'GET /carts/cart-1': cartFixture(),
    'POST /carts/cart-1': cartFixture({
      version: 2,
      email: 'ada@example.org',
      shippingAddress: addressFixture,
    }),
  });
  return { ...api, ...renderCheckout() };
}

/** The texts that describe a field, in order. */
const descriptions = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');
const isInvalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';
/** The delivery that is chosen once the address is saved comes after it. */
const saved = (requests: readonly { readonly body: unknown }[]) =>
  requests.filter(({ body }) => JSON.stringify([body]).includes('setShippingAddress'));

describe('product 5.49: an error', () => {
  const wrongEmail = 'Please enter an email address, such as name@example.com.';

  test('appears when its field is left, and goes as soon as the value is right', async () => {
    const { user } = renderForm();
    const email = await screen.findByLabelText('Email');
    await user.type(email, 'ada@');
    expect(screen.queryByText(wrongEmail)).toBeNull();
    await user.tab();
    await screen.findByText(wrongEmail);
    expect(isInvalid('Email')).toBe(true);
    expect(descriptions('Email')[0]).toBe(wrongEmail);
    expect(screen.queryByText('Please check these fields')).toBeNull();
    await user.type(email, 'example.or');
    await waitFor(() => expect(screen.queryByText(wrongEmail)).toBeNull());
    expect(isInvalid('Email')).toBe(false);
  });

  test('does not appear at an empty field before the first submit', async () => {
    const { user } = renderForm();
    await user.click(await screen.findByLabelText('Email'));
    for (let fields = 0; fields < 4; fields += 1) await user.tab();
    await user.type(screen.getByLabelText('ZIP code'), 'x');
    await user.tab();
    await screen.findByText(/Please enter a ZIP code/);
    expect(isInvalid('Email')).toBe(false);
    expect(isInvalid('First name')).toBe(false);
    await submit(user);
    await screen.findByText('Please check these fields');
    expect(isInvalid('Email')).toBe(true);
    expect(isInvalid('First name')).toBe(true);
  });

  test('does not appear while a button is pressed, which it would move away', async () => {
    const { user } = renderForm();
    await user.type(await screen.findByLabelText('Email'), 'ada@');
    const button = screen.getByRole('button', { name: 'Continue to delivery' });
    await user.pointer({ target: button, keys: '[MouseLeft>]' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText(wrongEmail)).toBeNull();
    await user.pointer({ target: button, keys: '[/MouseLeft]' });
    expect((await screen.findAllByText(wrongEmail)).length).toBeGreaterThan(0);
  });
});

describe('product 5.54: a state that nothing is delivered to', () => {
  test('is in the list, is said by name, and can be billed', async () => {
    const { user, requests } = renderForm();
    await type(user, { ...complete, State: 'Puerto Rico', 'ZIP code': '００９０１\u200b' });
    await submit(user);
    const text = 'We don’t deliver to Puerto Rico. Please use another delivery address.';
    expect((await screen.findAllByText(text)).length).toBe(2);
    expect(isInvalid('State')).toBe(true);
    expect(isInvalid('ZIP code')).toBe(false);
    await type(user, { State: 'Please select' });
    await screen.findAllByText('Please choose a state.');
    await user.click(screen.getByLabelText('Billing address is the same as delivery address'));
    const delivery = within(screen.getByRole('group', { name: 'Delivery address' }));
    const billing = within(screen.getByRole('group', { name: 'Billing address' }));
    await type(user, { State: 'New York', 'ZIP code': '１０００１\u200b' }, delivery);
    await type(user, { ...address, State: 'Puerto Rico', 'ZIP code': '00901' }, billing);
    await submit(user);
    await waitFor(() => expect(saved(requests)).toHaveLength(1));
    expect(JSON.stringify(saved(requests))).toMatch(/"postalCode":"10001".*"state":"PR"/);
  });
});

describe('product 5.44: a state that contradicts the ZIP code', () => {
  const question = 'ZIP code 10118 isn’t in California. Please correct one of them.';

  test('is asked about at its field when the second one is left, and mended with one press', async () => {
    const { user, requests } = renderForm();
    await type(user, { ...complete, State: 'California', 'ZIP code': '10118' });
    const status = (await screen.findByText(question)).closest('[role=status]');
    expect(status).not.toBeNull();
    expect(descriptions('State')).toEqual([status?.textContent]);
    expect(isInvalid('State')).toBe(false);
    // Recordings of visits do not show what was typed.
    expect(screen.getByText(question).closest('[data-sentry-mask]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change to New York' }));
    expect(screen.queryByText(question)).toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('NY');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('State')));
    await submit(user);
    await screen.findByRole('radio', { name: 'Express' });
    expect(saved(requests)).toHaveLength(1);
  });

  test('is refused however often it is sent, and only asked about where the bill goes', async () => {
    const { user, requests } = renderForm();
    await type(user, { ...complete, State: 'California', 'ZIP code': '10118' });
    await submit(user);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText(question)));
    await submit(user);
    expect(saved(requests)).toHaveLength(0);
    await type(user, { State: 'New York' });
    await user.click(screen.getByLabelText('Billing address is the same as delivery address'));
    const billing = within(screen.getByRole('group', { name: 'Billing address' }));
    await type(user, { ...address, State: 'California', 'ZIP code': '10118' }, billing);
    await submit(user);
    await screen.findByText('ZIP code 10118 isn’t in California. Are both right?');
    await user.click(screen.getByRole('button', { name: 'Continue anyway' }));
    await waitFor(() => expect(saved(requests)).toHaveLength(1));
  });
});

describe('product 5.47: what is asked about', () => {
  const question = 'The house number seems to be missing. Is the address complete?';

  test('is not asked about again once it has been accepted', async () => {
    const shippingAddress = { ...addressFixture, streetName: 'Fifth Avenue' };
    fakeShopApi({
      ...deliveryAnswers,
      'GET /carts/cart-1': cartFixture({ email: 'ada@example.org', shippingAddress }),
      'POST /carts/cart-1': cartFixture({ version: 2, email: 'ada@example.org', shippingAddress }),
    });
    const { user } = renderCheckout();
    await user.click(await screen.findByRole('button', { name: 'Change contact and address' }));
    await type(user, { City: 'Yonkers' });
    await submit(user);
    await screen.findByRole('button', { name: 'Change contact and address' });
  });

  test('is asked about again if something else is typed', async () => {
    const { user, requests } = renderForm();
    await type(user, { ...complete, Address: 'Fifth Avenue' });
    await submit(user);
    await screen.findByRole('button', { name: 'Continue anyway' });
    await type(user, { Address: 'Park Avenue' });
    await user.click(await screen.findByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText(question)));
    expect(saved(requests)).toHaveLength(0);
  });
});

test('product 5.46: a likely mistyped mail domain is asked about and mended with one press', async () => {
  const { user } = renderForm();
  await type(user, { Email: 'ada@gmial.com' });
  await screen.findByText('Did you mean ada@gmail.com?');
  expect(isInvalid('Email')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Change to ada@gmail.com' }));
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@gmail.com');
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  expect(readEntry('checkout-draft')).toContain('ada@gmail.com');
});

test('product 5.45: a street without a number is asked about until it has one', async () => {
  vi.stubGlobal('__STORE__', de);
  fakeShopApi({ 'GET /carts/cart-1': cartFixture({ country: 'de' }) });
  const { user } = renderCheckout(de);
  await type(user, { 'Street and number': 'Lindenstraße' });
  await screen.findByText(/The house number seems to be missing/);
  await user.type(screen.getByLabelText('Street and number'), ' 5');
  expect(screen.queryByText(/The house number seems to be missing/)).toBeNull();
});

describe('product 5.48: a phone number', () => {
  const problem = /Please enter a phone number with its area code/;

  test('that the shop API refuses is reported at its field, which gets the focus', async () => {
    const { user, answers } = renderForm();
    answers['POST /carts/cart-1'] = refusal('InvalidPhone', 400, { address: 'shipping', country: 'us' });
    await type(user, { ...complete, 'Phone (optional)': '00000' });
    await submit(user);
    const phone = screen.getByLabelText('Phone (optional)');
    await waitFor(() => expect(document.activeElement).toBe(phone));
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    // In the list of problems and at the field; not a third time.
    expect(screen.getAllByText(problem)).toHaveLength(2);
    expect(screen.queryByText(/doesn’t look like a phone number/)).toBeNull();

    answers['POST /carts/cart-1'] = cartFixture({
      version: 2,
      email: 'a@b.example',
      shippingAddress: addressFixture,
    });
    await user.clear(phone);
    await submit(user);
    await screen.findByRole('radio', { name: 'Express' });
  });
});

describe('what cannot be saved', () => {
  test('is listed, tied to its fields, and takes the focus', async () => {
    const { user, requests } = renderForm();
    await type(user, { ...complete, Email: '', 'ZIP code': '10001x' });
    await submit(user);
    const summary = (await screen.findByText('Please check these fields')).parentElement;
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(descriptions('ZIP code')).toContain('Please enter a ZIP code, such as 10001.');
    expect(isInvalid('ZIP code')).toBe(true);
    await user.click(screen.getByRole('button', { name: /a ZIP code, such as/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('ZIP code'));
    expect(requests).toHaveLength(1);
  });

  test('is reported if the API refuses it, and nothing is lost', async () => {
    const { user, answers } = renderForm();
    answers['POST /carts/cart-1'] = refusal('CannotShipTo');
    await type(user, complete);
    await submit(user);
    await screen.findByText(/don’t deliver to this address/);
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('New York');
  });
});

describe('a parcel for somebody else', () => {
  const payer = () => within(screen.getByRole('group', { name: 'Your name and billing address' }));
  const recipient = () => within(screen.getByRole('group', { name: 'Recipient’s delivery address' }));
  const renderGift = async () => {
    const { user } = renderForm();
    await user.click(await screen.findByRole('checkbox', { name: 'I am sending this to somebody else' }));
    return user;
  };

  test('product 4.216: only the recipient is told why a driver may need the phone number', async () => {
    await renderGift();
    const hint = 'In case the driver needs to call.';
    expect(payer().getByLabelText('Phone (optional)')).toBeTruthy();
    expect(payer().queryByText(hint)).toBeNull();
    expect(recipient().getByText(hint)).toBeTruthy();
  });

  test('product 4.101: the payer’s missing fields are problems, before the recipient’s', async () => {
    const user = await renderGift();
    await type(user, { Email: 'bo@example.org' });
    await type(user, address, recipient());
    await submit(user);
    const problems = within(screen.getByRole('group', { name: 'Please check these fields' }));
    await user.click(await problems.findByRole('button', { name: 'Please enter your first name.' }));
    expect(document.activeElement).toBe(payer().getByLabelText('First name'));
  });
});

describe('product 4.789: the newsletter', () => {
  const choice = () =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: 'I’d like the newsletter, too' });
  const asked = (requests: ReturnType<typeof renderForm>['requests']) =>
    requests.filter(({ path }) => path === '/newsletter').map(({ body }) => body);

  test('is not chosen beforehand, and asked for once, with the step', async () => {
    const { requests, user, answers } = renderForm();
    answers['POST /newsletter'] = {};
    expect((await choice()).checked).toBe(false);
    await user.click(await choice());
    await type(user, complete);
    expect(asked(requests)).toEqual([]);
    await submit(user);
    await waitFor(() => expect(readEntry('newsletter-asked')).toBe('ada@example.org'));
    expect(asked(requests)).toEqual([{ email: 'ada@example.org', source: 'checkout' }]);
    await user.click(screen.getByRole('button', { name: 'Change contact and address' }));
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('checkbox', { name: /newsletter/ })).toBeNull();
  });

  test('that cannot be asked for does not disturb the order', async () => {
    const { requests, user, answers } = renderForm();
    answers['POST /newsletter'] = refusal('MailUnavailable', 503);
    await user.click(await choice());
    await type(user, complete);
    await submit(user);
    await waitFor(() => expect(asked(requests)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Change contact and address' })).toBeTruthy();
    for (const alert of screen.queryAllByRole('alert')) expect(alert.textContent).toBe('');
    expect(readEntry('newsletter-asked')).toBeNull();
  });
});
