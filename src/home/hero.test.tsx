// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { Hero } from './hero.tsx';
import { Reasons } from './reasons.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));

const product = {
  name: 'Carrier Mini',
  tagline: 'On and off in seconds.',
  path: '/mini/',
  price: { centAmount: 9900, currencyCode: 'USD', fractionDigits: 2, priorCentAmount: null },
  hasPriceRange: true,
};
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('product 2.1.300: the home page begins with one product, its promise, its price, and one link', () => {
  const { container } = renderInShop(<Hero wide={null} tall={null} product={product} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Carrier Mini');
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'On and off in seconds.',
    'From $99.00',
    'See Carrier Mini',
  ]);
  expect(links()).toEqual([['See Carrier Mini', '/mini/']]);
});

test('without a product that can be had here, it begins with the shop', () => {
  renderInShop(<Hero wide={null} tall={null} product={null} />);
  expect(links()).toEqual([['Shop everything', '/selected/shop/']]);
});

test('product 2.1.300: each reason leads to the page that says more', () => {
  renderInShop(<Reasons />);
  expect(links().map(([, path]) => path)).toEqual([
    '/customer-service/returns/',
    '/customer-service/shipping-and-delivery/',
    '/about/hip-healthy-baby-carriers/',
    '/pages/caring-for-future-generations/',
  ]);
});
