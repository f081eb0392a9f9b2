import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolve } from '../resolve.ts';
import { indexRules } from '../rule-index.ts';
import { redirectRule } from '../types.ts';
import { nginxMap } from './nginx.ts';
import { comparable } from './testing/follow.ts';
import { nginxAnswers } from './testing/nginx-interpreter.ts';

const rules = [
  redirectRule('/plain/', '/b/'),
  redirectRule('/tracked/', '/b/?utm_source=folder'),
  redirectRule('/hash/', '/b/#top'),
  redirectRule('/find/?country=fi', '/fi/'),
  redirectRule('/find/?country=se', '/se/?Country=SE'),
  redirectRule('/shop/*?country=fi', '/shops/fi/'),
];
const index = indexRules(rules, 'always');
const nginx = nginxAnswers(nginxMap(rules, 'always'));
const answer = (path: string, args: string) => nginx({ path, args, country: '' });
const resolved = (path: string, args: string) =>
  resolve(index, { path, query: `?${args}`, country: null })?.target ?? '';

test.each([
  ['/tracked/', 'a=b?c', '/b/?utm_source=folder&a=b%3Fc'],
  ['/plain/', '?', '/b/?%3F'],
  ['/tracked/', '??', '/b/?utm_source=folder&%3F%3F'],
  ['/hash/', 'x=1?y=2', '/b/?x=1%3Fy=2#top'],
  ['/tracked/', 'a=1&utm_source=x?y&b=2', '/b/?utm_source=folder&a=1&b=2'],
  ['/plain/', "a='\"<>'", "/b/?a='%22%3C%3E'"],
  ['/plain/', 'f[a]={"b":1}|\\^`', '/b/'],
  ['/plain/', 'f[]={b}|^\\`', '/b/?f%5B%5D=%7Bb%7D%7C%5E%5C%60'],
  ['/plain/', 'q=é', '/b/'],
  ['/find/', 'country=fi&q=a?b', '/fi/?q=a%3Fb'],
  ['/find/', 'country=fi&q=é', '/fi/'],
])('a visitor’s query may hold what no address may: %s?%s', (path, args, target) => {
  expect(answer(path, args)).toBe(target);
});

// A hash ends an address before nginx sees it.
const ascii = Array.from({ length: 0x7e - 0x20 }, (_, at) => String.fromCharCode(0x21 + at)).filter(
  (character) => character !== '#',
);

test.each(['/plain/', '/tracked/', '/hash/'])(
  'every character of ASCII is passed on as by resolve: %s',
  (path) => {
    for (const character of ascii) {
      const query = `x=1${character}2`;
      expect(answer(path, query)).toBe(resolved(path, query));
    }
  },
);

test('there are never two question marks, and up to eight characters are encoded', () => {
  const path = fc.constantFrom('/plain/', '/tracked/', '/hash/');
  const query = fc.array(fc.constantFrom(...ascii, '?', '?', '&', '&'), { maxLength: 24 });
  fc.assert(
    fc.property(path, query, (asked, characters) => {
      const target = answer(asked, characters.join(''));
      expect(target.split('?').length).toBeLessThanOrEqual(2);
      const unsafe = characters.filter((one) => /[^\w\-.~!$'()*+,;:@/=%&]/.test(one));
      const passedOn = unsafe.length > 8 ? '' : characters.join('');
      expect(comparable(target)).toBe(comparable(resolved(asked, passedOn)));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['/find/', 'COUNTRY=fi', '/fi/'],
  ['/find/', 'x=1&Country=FI&y=2', '/fi/?x=1&y=2'],
  ['/find/', 'COUNTRY=se', '/se/?Country=SE'],
  ['/SHOP/a/', 'COUNTRY=FI&X=1', '/shops/fi/?X=1'],
  ['/tracked/', 'UTM_SOURCE=x', '/b/?utm_source=folder&UTM_SOURCE=x'],
])(
  'names of parameters that choose a rule count in any case, others as they are written: %s?%s',
  (path, args, target) => {
    expect(answer(path, args)).toBe(target);
    expect(resolved(path, args)).toBe(target);
  },
);
