// @vitest-environment jsdom
import { fireEvent, renderHook, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readStored } from '../consent/browser-storage.ts';
import { grantCategories, useConsent, reviewConsent } from '../consent/consent-store.ts';
import { removeEntry } from '../consent/guarded-storage.ts';
import { stubModalDialog } from '../testing/modal-dialog.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { ConsentBanner } from './consent-banner.tsx';
import { ConsentDialog } from './consent-form.tsx';

beforeAll(stubModalDialog);

/** Shows a page's view of the consent, and has the same button as the footer. */
function Page() {
  const { granted, status } = useConsent((consent) => consent);
  return (
    <>
      <ConsentBanner mainId="content" />
      <main id="content" tabIndex={-1}>
        <output>{[status, ...granted].join(' ')}</output>
      </main>
      <button type="button" onClick={() => reviewConsent(true)}>
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
  renderHook(() => useConsent(({ status }) => status));
  grantCategories([]);
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  removeEntry('consent');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
});

describe('a visitor who has not answered', () => {
  test.each([
    ['Accept all', '5|time|functional+statistics+marketing|'],
    ['Necessary only', '5|time||functional+statistics+marketing'],
  ])('who leaves the page in the same moment has answered: %s', (name, expected) => {
    renderPage();
    fireEvent.click(inBanner(name));
    expect(answer()).toBe(expected);
  });

  test('who makes a choice gets exactly that; nothing is preselected', async () => {
    const { user } = renderPage();
    await user.click(inBanner('Choose what to allow'));
    const boxes = [await box(/^Functional/), await box(/^Statistics/), await box(/^Marketing/)];
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
    await user.click(await box(/^Statistics/));
    await user.click(await inDialog('Save my choices'));
    expect(seen()).toBe('answered strict statistics');
    expect(answer()).toBe('5|time|statistics|functional+marketing');
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
