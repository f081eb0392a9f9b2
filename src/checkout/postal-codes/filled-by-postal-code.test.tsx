// @vitest-environment jsdom
import { renderCheckout } from '../testing/checkout-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BrowserBrand } from '../../../brands/types.ts';
import { stores } from '../../../stores/testing/storefronts.ts';
import { cartFixture } from '../../testing/carts.ts';
import { fakeShopApi } from '../../testing/fake-shop-api.ts';
import { homePageOf, renderInShop } from '../../testing/render-in-shop.tsx';
import { AddressFields } from '../steps/address-fields.tsx';
import { type AddressFormValues, formValuesOf } from '../steps/address-form-values.ts';
import { japanFile } from './japan.ts';

const own = vi.hoisted(() => ({ lookUp: vi.fn(() => Promise.resolve([{ city: 'Wien' }])) }));
vi.mock('../../../brands/browser.ts', async (original) => {
  const { brand } = await original<{ brand: BrowserBrand }>();
  return { brand: { ...brand, lookUpPostalCode: { at: own.lookUp } } };
});

const { jp } = stores;
/** Each test has a file of its own, because a document reads a file once. */
let beginning = 100;
let api: ReturnType<typeof fakeShopApi>;
const file = () => `GET ${japanFile(String(beginning))}`;

beforeEach(() => {
  beginning += 1;
  api = fakeShopApi({
    [file()]: {
      '0001': [['24', '名張市', 'すずらん台東１番町']],
      '0003': [['13', '千代田区', '千代田']],
      '0002': [['27', '大阪市北区', '']],
      '0961': [
        ['23', '清須市', '春日明河原'],
        ['23', '清須市', '春日新町'],
      ],
    },
  });
});

function Form({ country }: { country: string }) {
  const form = useForm<AddressFormValues>({ defaultValues: formValuesOf(null, country) });
  return (
    <FormProvider {...form}>
      <AddressFields kind="billing" />
    </FormProvider>
  );
}

function renderForm(language: 'ja' | 'en' = 'ja', country = 'jp') {
  return renderInShop(<Form country={country} />, jp, homePageOf(jp, language)).user;
}

const reads = () => api.requests.filter(({ path }) => path === japanFile(String(beginning))).length;
const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
const shown = () => ['Prefecture', 'City or ward', 'Address'].map((label) => field(label).value);
const typeCode = (user: ReturnType<typeof renderForm>, end: string) =>
  user.type(field('Postal code'), `${beginning}${end}`);

test('product 4.800: a postal code, however it is typed, fills in prefecture, city, and town, and the page says so', async () => {
  const user = renderForm();
  await user.type(
    field('Postal code'),
    `〒${beginning}`.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? ''),
  );
  await waitFor(() => expect(reads()).toBe(1));
  await user.type(field('Postal code'), 'ー０００１');
  const said = await screen.findByText('Filled in from the ZIP code: 三重県名張市すずらん台東1番町');
  expect(said.closest('[role=status]')).not.toBeNull();
  expect(said.closest('[data-sentry-mask]')).not.toBeNull();
  expect(shown()).toEqual(['24', '名張市', 'すずらん台東1番町']);
  expect(reads()).toBe(1);
  await user.type(field('Address'), '1-1');
  await user.type(field('Postal code'), '{Backspace}2');
  await screen.findByText('Filled in from the ZIP code: 大阪府大阪市北区');
  expect(shown()).toEqual(['27', '大阪市北区', '1-1']);
});

test('product 4.800: pages in other languages get the prefecture, whose name they have', async () => {
  const user = renderForm('en');
  await typeCode(user, '0961');
  await screen.findByText('Filled in from the ZIP code: Aichi');
  expect(shown()).toEqual(['23', '', '']);
});

test('product 4.801: of several towns one is chosen, and typing goes on meanwhile', async () => {
  const user = renderForm();
  await typeCode(user, '-0961');
  await screen.findByText('This ZIP code belongs to several places.');
  expect(shown()).toEqual(['23', '清須市', '']);
  await user.type(field('Address'), '5-6');
  await user.selectOptions(field('Which one is it?'), '愛知県清須市春日新町');
  expect(shown()).toEqual(['23', '清須市', '春日新町5-6']);
  await user.selectOptions(field('Which one is it?'), '愛知県清須市春日明河原');
  expect(shown()).toEqual(['23', '清須市', '春日明河原5-6']);
  await screen.findByText('Filled in from the ZIP code: 愛知県清須市春日明河原');
  expect(screen.queryByText('This ZIP code belongs to several places.')).toBeNull();
});

test('product 4.801: a choice is forgotten once another postal code has been looked up', async () => {
  const user = renderForm();
  await typeCode(user, '0961');
  await user.selectOptions(await screen.findByLabelText('Which one is it?'), '愛知県清須市春日新町');
  await user.type(field('Postal code'), '{Backspace>4}0002');
  await screen.findByText('Filled in from the ZIP code: 大阪府大阪市北区');
  await user.type(field('Postal code'), '{Backspace>4}0961');
  await screen.findByText('This ZIP code belongs to several places.');
  expect([field('Which one is it?').value, ...shown()]).toEqual(['', '23', '清須市', '']);
});

test('product 4.802: a postal code that is not known is said to be, and keeps nobody from typing', async () => {
  const user = renderForm();
  await typeCode(user, '0009');
  await screen.findByText(/We don’t know this ZIP code/);
  expect(field('Postal code').getAttribute('aria-invalid')).toBe('false');
  await user.type(field('City or ward'), '港区');
  expect(shown()).toEqual(['', '港区', '']);
});

test('product 4.802: without the file nothing happens, and it is fetched again', async () => {
  const { [file()]: content } = api.answers;
  api.answers[file()] = () => new Response('', { status: 503 });
  const user = renderForm();
  await typeCode(user, '0001');
  await waitFor(() => expect(reads()).toBeGreaterThan(1));
  expect(screen.queryByText(/from the ZIP code|know this/)).toBeNull();
  expect(shown()).toEqual(['', '', '']);
  api.answers[file()] = content;
  await user.type(field('Postal code'), '{Backspace}1');
  await screen.findByText(/三重県名張市すずらん台東1番町/);
});

test('product 4.803: a brand’s own service is asked about a whole postal code, and about nothing less', async () => {
  const user = renderForm('en', 'at');
  await user.type(field('Postal code'), '101');
  await user.tab();
  expect(own.lookUp).not.toHaveBeenCalled();
  await user.type(field('Postal code'), '0');
  await screen.findByText('Filled in from the ZIP code: Wien');
  expect(own.lookUp).toHaveBeenCalledExactlyOnceWith('1010', 'en');
});

test('product 4.805: the number of the house is asked for once somebody has been at the street', async () => {
  vi.stubGlobal('__STORE__', jp);
  api.answers['GET /carts/cart-1'] = cartFixture({ country: 'jp' });
  const { user } = renderCheckout(jp);
  await user.type(await screen.findByLabelText('Postal code'), `${beginning}0003`);
  await screen.findByText(/東京都千代田区千代田/);
  await user.tab();
  // What is left is checked a moment later.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByText(/house number/)).toBeNull();
  await user.click(field('Address'));
  await user.tab();
  await screen.findByText(/The house number seems to be missing/);
});
