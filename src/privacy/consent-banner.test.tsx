// @vitest-environment jsdom
import { fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored } from '../consent/browser-storage.ts';
import { grantCategories } from '../consent/consent-answer.ts';
import { ConsentProvider, useConsent, useConsentStore } from '../consent/consent-context.tsx';
import { removeEntry } from '../consent/guarded-storage.ts';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { InShop, renderInShop } from '../testing/render-in-shop.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentDialog } from './consent-dialog.tsx';

vi.mock('gatsby', () => import('../testing/gatsby.tsx'));
beforeAll(stubModalDialog);

/** Shows a page's view of the consent, and has the same button as the footer. */
function Page() {
  const { granted, status } = useConsent((consent) => consent);
  const { review } = useConsentStore();
  return (
    <>
      <ConsentBanner mainId="content" />
      <main id="content" tabIndex={-1}>
        <output>{[status, ...granted].join(' ')}</output>
      </main>
      <button type="button" onClick={() => review(true)}>
        Privacy choices
      </button>
      <ConsentDialog />
    </>
  );
}
const renderPage = () => renderInShop(<Page />);
const banner = () => screen.queryByRole('region', { name: 'Your privacy' });
const inBanner = (name: string) => within(banner() as HTMLElement).getByRole('button', { name });
const seen = () => screen.getByRole('main').textContent;
const dialog = () => screen.findByRole('dialog', { name: 'Privacy choices' });
const inDialog = async (name: string) => within(await dialog()).findByRole('button', { name });
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
/** The stored answer without its time. */
const answer = () => readStored('consent')?.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/, 'time');

/** Nobody has answered: the visitor has deleted the cookies while another page was open. */
beforeEach(() => {
  renderHook(() => useConsent(({ status }) => status), { wrapper: ConsentProvider });
  grantCategories([]);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  removeEntry('consent');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
});

describe('a visitor who has not answered', () => {
  test('product 6.5: is asked, and only the necessary category is granted before the answer', () => {
    renderPage();
    expect(banner()).toBeTruthy();
    expect(seen()).toBe('unanswered strict');
  });

  test('reaches the question with the keyboard before the page, with yes and no alike', async () => {
    const { user } = renderPage();
    const buttons = ['Accept all', 'Necessary only', 'Choose what to allow'].map(inBanner);
    for (const button of buttons) {
      await user.tab();
      expect(document.activeElement).toBe(button);
    }
    const [yes, no] = buttons;
    expect(yes?.className).toBe(no?.className);
  });

  test('who accepts everything is not asked again, and continues in the page', async () => {
    const { user } = renderPage();
    await user.click(inBanner('Accept all'));
    await waitFor(() => expect(banner()).toBeNull());
    expect(seen()).toBe('answered strict functional statistics marketing');
    expect(answer()).toBe('4|time|functional+statistics+marketing|');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test.each([
    ['Accept all', '4|time|functional+statistics+marketing|'],
    ['Necessary only', '4|time||functional+statistics+marketing'],
  ])('who leaves the page in the same moment has answered: %s', (name, expected) => {
    renderPage();
    fireEvent.click(inBanner(name));
    expect(answer()).toBe(expected);
  });

  test('who allows only the necessary category is not asked again either', async () => {
    const { user } = renderPage();
    await user.click(inBanner('Necessary only'));
    await waitFor(() => expect(banner()).toBeNull());
    expect(seen()).toBe('answered strict');
    expect(answer()).toBe('4|time||functional+statistics+marketing');
  });

  test('who makes a choice gets exactly that; nothing is preselected', async () => {
    const { user } = renderPage();
    await user.click(inBanner('Choose what to allow'));
    const boxes = [await box(/^Functional/), await box(/^Statistics/), await box(/^Marketing/)];
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
    await user.click(await box(/^Statistics/));
    await user.click(await inDialog('Save my choices'));
    expect(seen()).toBe('answered strict statistics');
    expect(answer()).toBe('4|time|statistics|functional+marketing');
    expect(banner()).toBeNull();
  });

  test('who closes the choices is still asked', async () => {
    const { user } = renderPage();
    await user.click(inBanner('Choose what to allow'));
    await user.click(await inDialog('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(seen()).toBe('unanswered strict');
  });
});

describe('a visitor who has answered', () => {
  beforeEach(() => grantCategories(['functional']));

  test('is not asked again and keeps what was granted', () => {
    renderPage();
    expect(banner()).toBeNull();
    expect(seen()).toBe('answered strict functional');
  });

  test('can review the answer, sees when it was given, and withdraws it', async () => {
    vi.setSystemTime('2026-03-01T12:00:00Z');
    grantCategories(['functional']);
    const { user } = renderPage();
    await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
    expect((await box(/^Functional/)).checked).toBe(true);
    expect((await dialog()).textContent).toContain('March 1, 2026');
    await user.click(await box(/^Functional/));
    await user.click(await inDialog('Save my choices'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(seen()).toBe('answered strict');
    vi.useRealTimers();
  });

  test('accepts or refuses everything there as easily, and sees it the next time', async () => {
    const { user } = renderPage();
    await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
    await user.click(await inDialog('Accept all'));
    await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
    expect((await box(/^Marketing/)).checked).toBe(true);
    await user.click(await inDialog('Necessary only'));
    expect(seen()).toBe('answered strict');
  });

  test('finds out what is stored', async () => {
    const sitePaths = { 'content/data-protection-policy': '/privacy/' };
    const { user } = renderInShop(<Page />, undefined, { sitePaths });
    await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
    const link = within(await dialog()).getByRole('link', { name: 'What is stored, and for how long' });
    expect(link.getAttribute('href')).toBe('/privacy/');
    await user.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('choices that cannot be loaded say so and are requested again', async () => {
  const load = vi.spyOn(await import('../i18n/load-namespace.ts'), 'loadNamespace');
  load.mockRejectedValueOnce(new Error('offline'));
  const { user } = renderPage();
  await user.click(inBanner('Choose what to allow'));
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be loaded');
  await user.click(await inDialog('Try again'));
  expect(await inDialog('Save my choices')).toBeTruthy();
});

test('a page rendered on the server contains the question without showing it', () => {
  const html = renderToString(
    <InShop>
      <Page />
    </InShop>,
  );
  expect(html).toContain('unknown strict');
  expect(html).toMatch(/<section[^>]*data-nosnippet/);
});

test('the document’s mark, which shows the question, follows the answer in any tab', () => {
  const mark = () => document.documentElement.dataset['consent'];
  expect(mark()).toBe('unanswered');
  grantCategories([]);
  expect(mark()).toBe('answered');
});
