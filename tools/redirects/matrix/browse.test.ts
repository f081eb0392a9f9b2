// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { storesAt } from '../../../stores/index.ts';
import { sampleTable } from '../../../redirects/testing/sample-table.ts';
import { browse } from './browse.ts';
import { matrixOf } from './model.ts';
import { matrixPage } from './page.ts';

const page = await matrixPage(matrixOf(sampleTable, storesAt()));

describe('browsing', () => {
  beforeEach(() => {
    document.documentElement.innerHTML = page;
    browse();
  });

  const element = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`No ${selector}.`);
    return found;
  };
  const set = (selector: string, change: Partial<HTMLInputElement>) => {
    Object.assign(element(selector), change);
    element('form').dispatchEvent(new Event('input', { bubbles: true }));
  };
  const shownPaths = () =>
    [...document.querySelectorAll<HTMLElement>('tr[data-row]')]
      .filter((row) => !row.hidden)
      .map((row) => row.querySelector('code')?.textContent);

  test('shows the form, which does not work without the script', () => {
    expect(element('form').hidden).toBe(false);
  });

  test.each([
    ['GIFT', ['/redirects/gift-guide/']],
    ['product/fabric-seat', ['/carriers/bliss/']],
    ['utm_campaign=sign', ['/redirects/bouncer-bliss/']],
    ['bliss sangpum', ['/redirects/bouncer-bliss/']],
    ['undefined', ['/undefined/*']],
    ['no such thing', []],
  ])('search %j', (value, paths) => {
    set('#search', { value });
    expect(shownPaths()).toEqual(paths);
    expect(element('#found').textContent).toContain(`of 5 short links`);
  });

  test('reports when nothing matches, and hides files without a match', () => {
    set('#search', { value: 'gift' });
    expect([...document.querySelectorAll<HTMLElement>('.nothing')].map(({ hidden }) => hidden)).toEqual([
      true,
      false,
    ]);
    expect([...document.querySelectorAll('tbody')].map(({ hidden }) => hidden)).toEqual([false, true]);
  });

  test('selecting a country shows only its column, and ignores marks of others', () => {
    set('#country', { value: '10' });
    const shown = [...document.querySelectorAll<HTMLElement>('#matrix thead th')].filter(
      ({ hidden }) => !hidden,
    );
    expect(shown.map(({ textContent }) => textContent)).toEqual(['Short path', 'krSouth Korea']);
    set('#odd', { checked: true });
    expect(shownPaths().filter((path) => path?.startsWith('/redirects/'))).toEqual([
      '/redirects/bouncer-bliss/',
      '/redirects/baby-crib/',
      '/redirects/help/',
    ]);
  });

  test('arrow keys move from cell to cell, skipping rows that are filtered out, and the bar shows the address', () => {
    set('#search', { value: 'carrier' });
    const stops = document.querySelectorAll<HTMLElement>('#matrix a[tabindex="0"]');
    expect(stops).toHaveLength(1);
    set('#search', { value: '' });
    element('#matrix a[tabindex="0"]').focus();
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    press('ArrowUp');
    press('ArrowLeft');
    expect(element('#bar-where').textContent).toBe('/redirects/gift-guide/ · United States');
    press('ArrowDown');
    press('ArrowRight');
    expect(element('#bar-where').textContent).toBe('/redirects/bouncer-bliss/ · Sweden');
    expect(element('#bar-url').textContent).toMatch(/^https:\/\/se\./);
    expect(document.querySelectorAll('#matrix a[tabindex="0"]')).toHaveLength(1);
  });
});
