// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useShopState } from '../shop/shop-context.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { NoticeBar } from './notice-bar.tsx';

const Hidden = () => <output>{String(useShopState((state) => state.hideNoticeBar))}</output>;

test('product 4.38: the notice bar starts visible, and is hidden everywhere once dismissed', async () => {
  const { user } = renderInShop(
    <>
      <NoticeBar />
      <Hidden />
    </>,
  );
  expect(screen.getByRole('complementary', { name: 'Notice' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide this notice' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('true');
});
