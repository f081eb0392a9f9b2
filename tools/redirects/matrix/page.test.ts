// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storesAt } from '../../../stores/index.ts';
import type { LegacyLink, RedirectTable } from '../../../redirects/records.ts';
import { matrixOf } from './model.ts';
import { matrixPage } from './page.ts';

const stores = storesAt();

describe('the page', () => {
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
