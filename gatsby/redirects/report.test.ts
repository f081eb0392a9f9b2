import { describe, expect, test } from 'vitest';
import type { Finding, Place } from '../../redirects/lint/types.ts';
import { lineOf, locateFinding } from './report.ts';

describe('locate', () => {
  const table = `import type { ShortLinks } from '../records.ts';

// shell: is on line 6
export const campaigns: ShortLinks = {
  'gift-guide': { to: 'content/gift-guide' },
  shell: { to: 'product/shell-jacket', except: { kr: 'home' } },
  "crib": { to: 'shell-2' },
  '/old/path/': 'home',
  '/old/path/*': 'home',
  '/old/path/?country=fi': {
    to: 'stores',
  },
  '/bibs': 'home',
};
export const one: ShortLinks = { 'wool-jacket': { to: 'product/wool-jacket' } };
`;

  describe('the line of a link', () => {
    test.each([
      ['shell', 6],
      ['crib', 7],
      ['/old/path/', 8],
      ['/old/path/*', 9],
      ['/old/path/?country=fi', 10],
    ])('%s is %d', (link, line) => {
      expect(lineOf(table, link)).toBe(line);
    });

    test.each(['gift', 'guide', 'GIFT-GUIDE', 'shell-2', '/old/', '/old/path', '', 's.ell'])(
      '%j has none',
      (link) => {
        expect(lineOf(table, link)).toBeNull();
      },
    );

    test.each([
      ['/kitchen/', 3],
      ['/kitchen/all/*', 3],
      ['/mealtime/?a=b', 4],
      ['/comment/', null],
      ['', null],
    ])('in a list of addresses, %j is on line %j', (link, line) => {
      const list = [
        '// /comment/ /kitchen/',
        "  to('category/kitchen')`",
        '    /kitchen/ /kitchen/all/*',
        '    /mealtime/?a=b`,',
        "  to('category/gifts')`/gifts/ /gift-sets/`,",
      ];
      expect(lineOf(list.join('\n'), link)).toBe(line);
    });
  });

  describe('where a finding is', () => {
    const place = (at: Place) => {
      const finding: Finding = { check: 'chain', problem: 'It is.', remedy: 'Mend it.', at };
      return locateFinding(finding, (file) => (file === 'table.ts' ? table : null));
    };

    test.each<[string, Place, string]>([
      ['the line of its link', { file: 'table.ts', link: 'shell' }, 'table.ts:6'],
      ['a line that is known', { file: 'rules.json', line: 4 }, 'rules.json:4'],
      [
        'the address that a link was made from',
        { file: 'table.ts', link: '/old/path/reviews/' },
        'table.ts:8',
      ],
      ['the top, when the file makes its links', { file: 'table.ts', link: '/new/reviews/' }, 'table.ts:1'],
      ['the file alone, when it cannot be read', { file: 'gone.ts', link: 'shell' }, 'gone.ts'],
    ])('%s', (_, at, expected) => {
      expect(place(at)).toBe(expected);
    });
  });
});
