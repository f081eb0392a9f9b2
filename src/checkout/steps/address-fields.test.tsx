// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { stores } from '../../../stores/testing/storefronts.ts';
import type { Store } from '../../../stores/types.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { useRegionState } from '../../region/region-context.tsx';
import { AddressFields } from './address-fields.tsx';
import { type AddressFormValues, type AddressKind, formValuesOf } from './address-form-values.ts';

const { us } = stores;

const sellsIn = (code: string) => ({ code, currency: 'EUR' });
const store: Store = {
  ...us,
  countries: [sellsIn('us'), sellsIn('it'), sellsIn('jp'), sellsIn('hk')],
  languages: ['en', 'ja'],
};

function Form({ country, kind }: { country: string; kind: AddressKind }) {
  const form = useForm<AddressFormValues>({ defaultValues: formValuesOf(null, country) });
  return (
    <FormProvider {...form}>
      <AddressFields kind={kind} />
      <output>{useRegionState((state) => state.selectorOpen) ? 'choosing a country' : 'not choosing'}</output>
    </FormProvider>
  );
}

const renderForm = (country: string, kind: AddressKind, shop = store) =>
  renderInShop(<Form country={country} kind={kind} />, shop);

const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent);

describe('the fields of an address', () => {
  test('product 5.50: have a keyboard of digits for a postal code, unless it has letters', async () => {
    const { user } = renderForm('us', 'billing');
    const keyboard = (label: string) => screen.getByLabelText(label).getAttribute('inputmode');
    expect(keyboard('ZIP code')).toBe('numeric');
    expect(screen.getByLabelText('ZIP code').getAttribute('type')).toBe('text');
    await user.selectOptions(screen.getByLabelText('Country'), 'ca');
    expect(keyboard('Postal code')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Country'), 'br');
    expect(keyboard('Postal code (optional)')).toBeNull();
  });

  test('are labeled and ordered as in Japan', () => {
    renderForm('jp', 'billing');
    expect(labels().slice(1, 8)).toEqual([
      'Last name',
      'First name',
      'Company (optional)',
      'Postal code',
      'Prefecture',
      'City or ward',
      'Address',
    ]);
    expect(screen.getByText('For example, 100-0001')).toBeTruthy();
  });

  test('reset the state with the country, because its code may mean another one there', async () => {
    const { user } = renderForm('us', 'billing');
    await user.selectOptions(screen.getByLabelText('State'), 'MI');
    await user.selectOptions(screen.getByLabelText('Country'), 'it');
    expect(screen.getByLabelText<HTMLSelectElement>('Province').value).toBe('');
  });
});

describe('the country of the delivery', () => {
  test('is the shopper’s country, and is changed for the entire shop', async () => {
    const { user } = renderForm('jp', 'shipping');
    expect(screen.getByText('Japan')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull();
    expect(screen.getByText('not choosing')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change country' }));
    expect(screen.getByText('choosing a country')).toBeTruthy();
  });

  test('cannot be changed in a storefront with only one', () => {
    renderForm('us', 'shipping', us);
    expect(screen.getByText('United States')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a billing address may be in any country, the storefront’s own first', async () => {
    const { user } = renderForm('us', 'billing');
    const countries = within(screen.getByLabelText('Country')).getAllByRole<HTMLOptionElement>('option');
    const codes = countries.map(({ value }) => value);
    expect(codes.slice(0, 5)).toEqual(['us', 'it', 'jp', 'hk', 'af']);
    expect(codes).toHaveLength(249);
    await user.selectOptions(screen.getByLabelText('Country'), 'br');
    expect(labels()).toContain('Postal code (optional)');
    expect(labels()).not.toContain('State');
  });
});
