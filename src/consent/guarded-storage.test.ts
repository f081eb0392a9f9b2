// @vitest-environment jsdom
/* eslint-disable no-restricted-globals, no-restricted-properties -- looks behind the guard */
import { describe, expect, test, vi } from 'vitest';

/** A fresh page: the module remembers the answer while a page is open. */
async function freshPage() {
  vi.resetModules();
  const [storage, consent] = await Promise.all([
    import('./guarded-storage.ts'),
    import('./consent-store.ts'),
  ]);
  return { ...storage, ...consent };
}

/** Entries that need consent to `functional`. */
const clicks = 'klevu-last-clicks';
const order = 'klevu-last-clicks-cat';

describe('entries that need consent', () => {
  test('product 4.12: without consent, reads return nothing and writes are skipped', async () => {
    const storage = await freshPage();
    localStorage.setItem(clicks, 'old');
    expect(storage.readEntry(clicks)).toBeNull();
    expect(storage.writeEntry(clicks, 'new')).toBe(false);
    expect(localStorage.getItem(clicks)).toBe('old');
  });

  test('product 4.14: are deleted by the next page if the one with the answer is left before it has deleted them', async () => {
    const left = await freshPage();
    left.grantCategories(['functional']);
    left.writeEntry(clicks, '[1]');
    // Its first script has saved the answer.
    document.cookie = 'consent=5|2026-03-01T09:30:00Z||functional+statistics+marketing; path=/';
    expect(localStorage.getItem(clicks)).toBe('[1]');
    const next = await freshPage();
    expect(next.readEntry(clicks)).toBeNull();
    next.onConsentChange(() => undefined);
    expect(localStorage.getItem(clicks)).toBeNull();
  });

  test('product 4.14: are kept with consent, and deleted when it is withdrawn', async () => {
    const storage = await freshPage();
    storage.grantCategories(['functional']);
    expect(storage.writeEntry(clicks, '7')).toBe(true);
    expect(storage.readEntry(clicks)).toBe('7');
    storage.grantCategories([]);
    expect(localStorage.getItem(clicks)).toBeNull();
  });

  test('the answer applies on the next page', async () => {
    (await freshPage()).grantCategories(['functional', 'marketing']);
    const storage = await freshPage();
    expect([...storage.grantedCategories()]).toEqual(['strict', 'functional', 'marketing']);
  });

  test('an answer to another version of the inventory grants nothing', async () => {
    document.cookie = 'consent=99|2026-03-01T09:30:00Z|functional|; path=/';
    const storage = await freshPage();
    expect([...storage.grantedCategories()]).toEqual(['strict']);
  });

  test('what a library stored under names of its own, for a whole domain, is deleted as well', async () => {
    const storage = await freshPage();
    storage.grantCategories(['statistics']);
    document.cookie = '_ga_42=x; path=/; domain=localhost';
    document.cookie = '_gat=x; path=/';
    storage.grantCategories([]);
    expect(document.cookie).toContain('_gat=x');
    expect(document.cookie).not.toContain('_ga_42');
  });
});

describe('product 9.4: where web storage is missing', () => {
  /** As in browsers that block it; where cookies are blocked too, nothing can be kept. */
  const block = (name: 'localStorage' | 'sessionStorage') =>
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });

  test('a cookie replaces it for 365 days', async () => {
    block('localStorage');
    const written = vi.spyOn(document, 'cookie', 'set');
    const storage = await freshPage();
    expect(storage.writeEntry('gatsby-i18next-language', 'fr')).toBe(true);
    expect(storage.readEntry('gatsby-i18next-language')).toBe('fr');
    const expires = /expires=([^;]+)/.exec(String(written.mock.lastCall?.[0]))?.[1] ?? '';
    expect((Date.parse(expires) - Date.now()) / 86_400_000).toBeCloseTo(365, 1);
    storage.removeEntry('gatsby-i18next-language');
    expect(storage.readEntry('gatsby-i18next-language')).toBeNull();
  });

  test('also where the page has got a storage that remembers nothing', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({ setItem: () => undefined } as never);
    const storage = await freshPage();
    expect(storage.writeEntry('gatsby-i18next-language', 'fr')).toBe(true);
    expect(document.cookie).toContain('gatsby-i18next-language=fr');
  });

  test('not for what was typed in checkout, which every request would send', async () => {
    block('sessionStorage');
    const storage = await freshPage();
    expect(storage.writeEntry('checkout-draft', '{}')).toBe(false);
    expect(storage.readEntry('checkout-draft')).toBeNull();
    expect(document.cookie).toBe('');
  });
});

describe('other tabs', () => {
  /** The other ends of the channels that a page opens. */
  function otherTabs() {
    const channels: Channel[] = [];
    class Channel {
      onmessage: ((event: { data: unknown }) => void) | null = null;
      readonly sent: unknown[] = [];
      readonly name: string;
      constructor(name: string) {
        this.name = name;
        channels.push(this);
      }
      postMessage(message: unknown) {
        this.sent.push(message);
      }
      close() {
        this.onmessage = null;
      }
    }
    vi.stubGlobal('BroadcastChannel', Channel);
    return channels;
  }

  test('are told the answer', async () => {
    const [tabs, storage] = [otherTabs(), await freshPage()];
    storage.onConsentChange(() => undefined);
    storage.grantCategories(['marketing']);
    expect(tabs.map(({ name, sent }) => [name, sent])).toEqual([
      ['consent', [expect.stringMatching(/^5\|.*Z\|marketing\|/)]],
    ]);
  });

  test('product 4.14: that withdraw consent stop this one and delete what only its session contains', async () => {
    const [tabs, storage] = [otherTabs(), await freshPage()];
    const heard: boolean[] = [];
    storage.onConsentChange((granted) => heard.push(granted.has('functional')));
    storage.grantCategories(['functional']);
    storage.writeEntry(order, 'seen');
    tabs[0]?.onmessage?.({ data: '5|2026-03-01T09:30:00Z||functional+marketing' });
    expect(heard).toEqual([true, false]);
    expect(sessionStorage.getItem(order)).toBeNull();
    expect(storage.writeEntry(order, 'seen')).toBe(false);
    tabs[0]?.onmessage?.({ data: 'nonsense' });
    expect(heard).toHaveLength(2);
  });

  test('a page that comes back from the browser’s cache notices what was answered in between', async () => {
    const storage = await freshPage();
    const heard: boolean[] = [];
    storage.grantCategories(['functional']);
    storage.onConsentChange((granted) => heard.push(granted.has('functional')));
    const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    leave();
    comeBack();
    expect(heard).toEqual([true]);
    leave();
    document.cookie = 'consent=5|2030-03-01T09:30:00Z||functional+marketing; path=/';
    comeBack();
    expect(heard).toEqual([true, false]);
  });
});

test('a browser that blocks storage counts as one without storage', async () => {
  const storage = await freshPage();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(storage.writeEntry('checkout-draft', 'x')).toBe(false);
  expect(storage.readEntry('checkout-draft')).toBeNull();
});

test('listeners hear of every answer while what they stored is still there', async () => {
  const storage = await freshPage();
  const heard: unknown[] = [];
  const stop = storage.onConsentChange((granted) => heard.push([[...granted], storage.readEntry(clicks)]));
  storage.grantCategories(['functional']);
  expect(storage.hasConsent('functional')).toBe(true);
  storage.writeEntry(clicks, '7');
  storage.grantCategories([]);
  stop();
  storage.grantCategories(['marketing']);
  expect(heard).toEqual([
    [['strict', 'functional'], null],
    [['strict'], null],
  ]);
  expect(localStorage.getItem(clicks)).toBeNull();
});
