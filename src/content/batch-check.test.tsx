// @vitest-environment jsdom
import { us } from '../../stores/storefronts/us.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInShop } from '../testing/render-in-shop.tsx';

vi.stubGlobal('__STORE__', us);
vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
const { RecallScreen } = await import('./recall-screen.tsx');

beforeEach(() => {
  // jsdom has no layout.
  document.elementFromPoint = () => null;
  Element.prototype.scrollIntoView = () => undefined;
});

const list = { name: 'Recalled products', path: '/customer-service/recalled-products/' };
const show = () =>
  renderInShop(
    <RecallScreen
      content={{ title: 'Recall', updatedOn: '2026-11-23', html: '<p>Wrong.</p><hr><h2>What to do</h2>' }}
      list={list}
      recalledOn="2026-10-05"
      batches={[
        { from: 'HF24031', to: 'HF24098' },
        { from: 'HF24121', to: 'HF24121' },
      ]}
    />,
  );
async function check(typed: string) {
  const { user } = show();
  const field = screen.getByRole('textbox', { name: 'Batch number' });
  if (typed !== '') await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  return { user, field, answer: within(screen.getByRole('status')) };
}

describe('product 2.3.14: a recall’s page', () => {
  test('shows its date, its batches, and the label, and leads back to the list', () => {
    show();
    expect(screen.getByText('October 5, 2026')).toBeTruthy();
    expect(screen.getByText('HF 24031 to HF 24098')).toBeTruthy();
    expect(screen.getByText('HF 24121')).toBeTruthy();
    expect(
      screen.getByRole('img', { name: /HF 00000, is in the lower half, next to the word LOT/ }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Recalled products' }).getAttribute('href')).toBe(list.path);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('says yes, and leads to what to do', async () => {
    const { answer } = await check('hf-24o5o');
    expect(answer.getByText('Yes, batch HF 24050 is affected.')).toBeTruthy();
    const href = answer.getByRole('link', { name: 'What to do now' }).getAttribute('href') ?? '';
    const remedy = document.querySelector(href);
    expect(remedy?.textContent).toBe('What to do');
  });

  test('says no, and forgets it when another number is typed', async () => {
    const { user, field, answer } = await check('HF24099');
    expect(answer.getByText('No, batch HF 24099 is not affected.')).toBeTruthy();
    expect(answer.getByRole('link', { name: 'See all recalls' }).getAttribute('href')).toBe(list.path);
    await user.type(field, '1');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test.each(['', 'HF2409', 'teddy'])(
    'says that a number is unreadable, and returns to it: %j',
    async (typed) => {
      const { field, answer } = await check(typed);
      expect(answer.getByText('This is not a batch number we can read.')).toBeTruthy();
      expect(answer.getByRole('link').getAttribute('href')).toBe(`mailto:${us.contact.email}`);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
    },
  );
});
