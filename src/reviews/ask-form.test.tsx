// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { brand } from '../../brands/browser.ts';
import { fakeShopApi, refusal } from '../testing/fake-shop-api.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
// So that no test waits for the compiler.
import './ask-form.tsx';
import { Questions } from './reviews.tsx';

vi.mock('../../brands/browser.ts', async (original) => ({
  brand: { ...(await original<{ brand: object }>()).brand, takesQuestions: true },
}));

const none = <Questions productKey="wool-jacket" questions={[]} />;
const question = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
const button = (name: string) => screen.getByRole('button', { name });

test('product 4.753: a product without questions has a button, too, whose form says what is wrong at its fields, loses nothing, and thanks in sight', async () => {
  const { answers, requests } = fakeShopApi({ 'POST /questions': refusal('CommerceUnavailable') });
  const { user } = renderInShop(none);
  await user.click(button('Ask a question'));
  expect(document.activeElement).toBe(await question());
  await user.type(await question(), 'www.a');
  await user.click(button('Send question'));
  expect(await screen.findByText(/^Please leave out links/)).toBeTruthy();
  expect(screen.getByText('Please enter an email address, such as name@example.com.')).toBeTruthy();
  await user.clear(await question());
  await user.type(await question(), 'Is it warm?');
  expect(screen.getByText('229 characters left')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.click(button('Send question'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect((await question()).value).toBe('Is it warm?');
  answers['POST /questions'] = {};
  await user.dblClick(button('Send question'));
  const thanks = await screen.findByRole('heading', { name: 'Thank you for your question' });
  expect(document.activeElement).toBe(thanks);
  expect(screen.getByText(/ada@example.com/)).toBeTruthy();
  expect(requests).toHaveLength(2);
  expect(new Set(requests.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('product 4.754: a brand that takes no questions has no button', () => {
  vi.spyOn(brand, 'takesQuestions', 'get').mockReturnValue(false);
  renderInShop(none);
  expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull();
});

test('product 4.753: where the shop wants other words, nobody is told to send the same again', async () => {
  fakeShopApi({ 'POST /questions': refusal('NotPlainWords') });
  const { user } = renderInShop(none);
  await user.click(button('Ask a question'));
  await user.type(await question(), 'Is it warm?');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await user.click(button('Send question'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Please leave out links/));
  expect(screen.queryByText(/try again/)).toBeNull();
});
