// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stores } from '../../stores/testing/storefronts.ts';
import { removeEntry } from '../consent/guarded-storage.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { CardActions } from './card-actions.tsx';
import { LaterSavedNotice, SavedLink } from './saved-link.tsx';

const price = { centAmount: 18_900, currencyCode: 'USD', fractionDigits: 2, priorCentAmount: null };
const product = { key: 'mini', name: 'The mini', sku: 'mini-sand', price, hasPriceRange: false };
const part = (
  <>
    <SavedLink className="link" countClassName="count" />
    <LaterSavedNotice />
    <CardActions product={product} place="card" />
  </>
);
const render = (sitePaths: object) => renderInShop(part, stores.us, { sitePaths });

beforeEach(() => removeEntry('saved-for-visit'));

test('product 4.360: a heart saves and forgets a product, the header counts, and it is told what was done', async () => {
  const { user } = render({ home: '/', saved: '/saved/' });
  const heart = screen.getByRole('button', { name: 'Save The mini' });
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(heart);
  expect(await screen.findByText('The mini is saved.')).toBeTruthy();
  expect(screen.getByText(/for this visit only/)).toBeTruthy();
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('link', { name: '1 saved product' }).getAttribute('href')).toBe('/saved/');
  await user.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
});

test('product 2.3.340: there is no heart where the brand has no page for what is saved', () => {
  render({ home: '/' });
  expect(screen.queryByRole('button')).toBeNull();
});
