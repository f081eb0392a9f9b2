// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storesAt } from '../../../stores/index.ts';
import type { LegacyLink, RedirectTable } from '../../../redirects/records.ts';
import { sampleTable } from '../../../redirects/testing/sample-table.ts';
import { matrixOf } from './model.ts';
import { matrixPage } from './page.ts';

const stores = storesAt();

const page = await matrixPage(matrixOf(sampleTable, stores));

describe('the page', () => {
  test('exists for an empty table as well', async () => {
    expect(await matrixPage(matrixOf([], stores))).toContain('<dd>0</dd>');
  });

  test('needs no network', () => {
    const document = new DOMParser().parseFromString(page, 'text/html');
    expect(document.querySelectorAll('link, img, iframe, script[src]')).toHaveLength(0);
    expect(page).not.toMatch(/@import|url\(/);
  });

  test('is a real table with a caption and scoped headings, in a region that can be reached with the keyboard', () => {
    const document = new DOMParser().parseFromString(page, 'text/html');
    const tables = [...document.querySelectorAll('table')];
    expect(tables).toHaveLength(2);
    for (const table of tables) {
      expect(table.caption?.textContent).toMatch(/\w/);
      expect(table.querySelectorAll('th:not([scope])')).toHaveLength(0);
      const region = table.closest('[role=region]');
      expect(region?.getAttribute('tabindex')).toBe('0');
      expect(document.getElementById(region?.getAttribute('aria-labelledby') ?? '')?.textContent).toMatch(
        /\w/,
      );
    }
  });

  test('escapes everything in a table', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const nasty = `</script><img src=x onerror=alert(1)>"'${text}`;
        const older: LegacyLink = { to: 'home', assumed: nasty };
        const tables: RedirectTable[] = [
          {
            file: nasty,
            shortLinks: { 'a"><b>': { to: { url: `https://x.example/${nasty}` }, assumed: nasty } },
          },
          {
            file: 'b',
            legacyLinks: { [`/${nasty}/`]: older },
          },
        ];
        const document = new DOMParser().parseFromString(
          await matrixPage(matrixOf(tables, stores)),
          'text/html',
        );
        expect(document.querySelectorAll('img, td b b, th b, code b')).toHaveLength(34);
      }),
      { numRuns: 3 },
    );
  });
});
