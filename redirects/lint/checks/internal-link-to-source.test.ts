import { expect, test } from 'vitest';
import { findingsIn } from '../testing/lint-example.ts';

const rules = [
  ['/old/', '/cart/'],
  ['/sale/', '/search/', 'es'],
  ['/sale/', '/stores/'],
  ['/help/', 'https://help.example/'],
] as const;

const remedyFor = (href: string, file = 'content/en/pages/a.md') =>
  findingsIn(rules, { links: [{ file, line: 7, href }] }).map(({ remedy }) => remedy);

test('names the page in content', () => {
  expect(
    findingsIn(rules, { links: [{ file: 'content/en/pages/a.md', line: 7, href: '/Old?x=1#y' }] }),
  ).toEqual([
    {
      check: 'internal-link-to-source',
      problem: '/Old?x=1#y is linked to, but redirects.',
      remedy: 'Link to page:cart instead.',
      at: { file: 'content/en/pages/a.md', line: 7 },
    },
  ]);
});

test.each([
  ['/old/', 'locales/en/translation.json', 'Link to /cart/ instead.'],
  ['/sale/', 'content/en/pages/a.md', 'Link to page:stores instead.'],
  ['/help/', 'content/en/pages/a.md', 'Link to https://help.example/ instead.'],
  [
    'https://gb.cradleandcarry.example/old/',
    'locales/en/translation.json',
    'Link to https://gb.cradleandcarry.example/cart/ instead.',
  ],
])('%s in %s', (href, file, remedy) => {
  expect(remedyFor(href, file)).toEqual([remedy]);
});

test('one that runs in a circle is the rule’s mistake, not the link’s', () => {
  const circle = [
    ['/a/', '/b/'],
    ['/b/', '/a/'],
  ] as const;
  const links = [{ file: 'content/en/pages/a.md', line: 1, href: '/a/' }];
  expect(findingsIn(circle, { links }).map(({ check }) => check)).toEqual(['loop', 'loop']);
});

test('the same link on two lines is two findings', () => {
  const links = [1, 2].map((line) => ({ file: 'content/en/pages/a.md', line, href: '/old/' }));
  expect(findingsIn(rules, { links })).toHaveLength(2);
});

test.each(['/cart/', '/', 'https://help.example/old/', '//old/', 'mailto:old@example.com'])(
  '%s is no source',
  (href) => {
    expect(remedyFor(href)).toEqual([]);
  },
);
