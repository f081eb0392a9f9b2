// @vitest-environment jsdom
import { renderHook, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { InShop, renderInShop } from '../testing/render-in-shop.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { useConsent } from './consent-context.tsx';
import { grantCategories, grantedCategories, readEntry, removeEntry } from './guarded-storage.ts';

/** Shows a page's view of the consent, and has the same button as the footer. */
function Page() {
  const { granted, status, review } = useConsent();
  return (
    <>
      <output>{[status, ...granted].join(' ')}</output>
      <button type="button" onClick={review}>
        Privacy choices
      </button>
      <ConsentBanner />
    </>
  );
}
const renderPage = () => renderInShop(<Page />);
const banner = () => screen.queryByRole('region', { name: 'Your privacy' });
const seen = () => screen.getByRole('status').textContent;
const press = (name: string) => within(banner() as HTMLElement).getByRole('button', { name, hidden: true });
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });

beforeEach(() => {
  grantCategories([]);
  removeEntry('consent');
});

describe('a visitor who has not answered', () => {
  test('product 6.5: is asked, and only the necessary category is granted before the answer', () => {
    renderPage();
    expect(banner()).toBeTruthy();
    expect(seen()).toBe('unanswered strict');
  });

  test('who accepts everything is not asked again', async () => {
    const { user } = renderPage();
    await user.click(press('Accept all'));
    expect(banner()).toBeNull();
    expect(seen()).toBe('answered strict functional statistics marketing');
    expect(readEntry('consent')).toBe('strict+functional+statistics+marketing');
  });

  test('who allows only the necessary category is not asked again either', async () => {
    const { user } = renderPage();
    await user.click(press('Necessary only'));
    expect(banner()).toBeNull();
    expect(seen()).toBe('answered strict');
    expect(readEntry('consent')).toBe('strict');
  });

  test('who makes a choice gets exactly that; nothing is preselected', async () => {
    const { user } = renderPage();
    const boxes = [box(/^Functional/), box(/^Statistics/), box(/^Marketing/)];
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
    await user.click(box(/^Statistics/));
    await user.click(press('Save my choices'));
    expect(seen()).toBe('answered strict statistics');
    expect([...grantedCategories()]).toEqual(['strict', 'statistics']);
  });
});

describe('a visitor who has answered', () => {
  beforeEach(() => grantCategories(['functional']));

  test('is not asked again and keeps what was granted', () => {
    renderPage();
    expect(banner()).toBeNull();
    expect(seen()).toBe('answered strict functional');
  });

  test('can review the answer and withdraw it', async () => {
    const { user } = renderPage();
    await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
    expect(box(/^Functional/).checked).toBe(true);
    await user.click(box(/^Functional/));
    await user.click(press('Save my choices'));
    expect(banner()).toBeNull();
    expect(seen()).toBe('answered strict');
    expect(readEntry('consent')).toBe('strict');
  });

  test('sees the new answer the next time', async () => {
    const { user } = renderPage();
    await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
    await user.click(press('Accept all'));
    await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
    expect(box(/^Marketing/).checked).toBe(true);
  });
});

test('a page rendered on the server asks nobody', () => {
  const html = renderToString(
    <InShop>
      <Page />
    </InShop>,
  );
  expect(html).toContain('unknown strict');
  expect(html).not.toContain('Your privacy');
});

test('consent used outside its provider', () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => renderHook(() => useConsent())).toThrow(
    new Error('useConsent must be used within a ConsentContextProvider'),
  );
});
