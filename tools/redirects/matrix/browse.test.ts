// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { storesAt } from '../../../stores/storefront.ts';
import { storefronts } from '../../../stores/testing/storefronts.ts';
import { sampleTable } from '../../../redirects/testing/sample-table.ts';
import { browse } from './browse.ts';
import { matrixOf } from './model.ts';
import { matrixPage } from './page.ts';

const page = await matrixPage(matrixOf(sampleTable, storesAt(storefronts)));

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

  test('arrow keys move from cell to cell, skipping rows that are filtered out, and the bar shows the address', () => {
    set('#search', { value: 'anorak' });
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
    expect(element('#bar-where').textContent).toBe('/redirects/questions/ · Norway');
    press('ArrowDown');
    press('ArrowRight');
    expect(element('#bar-where').textContent).toBe('/redirects/shell-jacket/ · Ireland');
    expect(element('#bar-url').textContent).toMatch(/^https:\/\/ie\./);
    expect(document.querySelectorAll('#matrix a[tabindex="0"]')).toHaveLength(1);
  });
});
