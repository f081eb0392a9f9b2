// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stores } from '../../../stores/testing/storefronts.ts';
import { renderInShop } from '../../testing/render-in-shop.tsx';
import { WithdrawalLink } from './order-actions.tsx';

const { de, us } = stores;

test('product 4.136: an order leads to the page that withdraws from it, with its number', () => {
  renderInShop(<WithdrawalLink orderNumber="DE-7K3M-9QF2-HT5V" />, de);
  const link = screen.getByRole('link', { name: 'Withdraw from contract here' });
  expect(link.getAttribute('href')).toBe('/vertrag-widerrufen/?order=DE-7K3M-9QF2-HT5V');
});

test('where there is no such page, there is no link', () => {
  renderInShop(<WithdrawalLink orderNumber="US-7K3M-9QF2-HT5V" />, us, { sitePaths: { home: '/' } });
  expect(screen.queryByRole('link')).toBeNull();
});
