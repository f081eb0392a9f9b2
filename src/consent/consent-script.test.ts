// @vitest-environment jsdom
/* eslint-disable no-restricted-properties -- looks behind the guard */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseRecord } from './consent-record.ts';
import { consentScript } from './consent-script.ts';

vi.mock('./inventory.ts', async (original) => ({
  ...(await original<object>()),
  inventoryVersion: 2,
}));
beforeEach(() => vi.stubGlobal('__USED_CATEGORIES__', ['statistics', 'marketing']));
afterEach(() => {
  delete document.documentElement.dataset['consent'];
  document.body.replaceChildren();
});

/** Runs the script as a page does; the mark it leaves. */
function marked(): string | undefined {
  window.eval(consentScript() ?? '');
  return document.documentElement.dataset['consent'];
}

test.each([
  ['an answer to everything', '2|2026-03-01T09:30:00Z|statistics|marketing', undefined],
  ['a refusal', '2|2026-03-01T09:30:00Z||statistics+marketing', undefined],
  ['an answer to more than is used', '2|2026-03-01T09:30:00Z|functional+statistics|marketing', undefined],
  ['an answer that lacks a category', '2|2026-03-01T09:30:00Z|statistics|', 'unanswered'],
  ['an answer to an earlier version', '1|2026-03-01T09:30:00Z|statistics|marketing', 'unanswered'],
  ['the format of an older shop', 'strict+statistics+marketing', 'unanswered'],
])('%s', (_, cookie, mark) => {
  document.cookie = 'country=us; path=/';
  document.cookie = `consent=${cookie}; path=/`;
  expect(marked()).toBe(mark);
});

test('a visitor without an answer', () => {
  document.cookie = 'xconsent=2|now|statistics|marketing; path=/';
  expect(marked()).toBe('unanswered');
});

test.each([
  ['statistics+marketing', ['statistics', 'marketing'], []],
  ['', [], ['statistics', 'marketing']],
])(
  'product 4.302: an answer given before the page is hydrated is in the cookie at once: %j',
  (answer, granted, refused) => {
    marked();
    document.body.innerHTML = `<button data-answer="${answer}"><b>Yes or no</b></button><button>Other</button>`;
    const [button, other] = document.querySelectorAll('button');
    other?.click();
    expect(document.cookie).not.toMatch(/(^|; )consent=/);
    button?.querySelector('b')?.click();
    const record = parseRecord(/(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1] ?? null);
    expect(record).toMatchObject({ version: 2, granted, refused });
    expect(Date.now() - Date.parse(record?.answeredAt ?? '')).toBeLessThan(5000);
    expect(document.documentElement.dataset['consent']).toBe('answered');
    delete document.documentElement.dataset['consent'];
    expect(marked()).toBeUndefined();
  },
);

test('there is no script if nothing is asked', () => {
  vi.stubGlobal('__USED_CATEGORIES__', []);
  expect(consentScript()).toBeNull();
});
