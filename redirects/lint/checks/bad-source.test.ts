import { expect, test } from 'vitest';
import { findingsIn, problemsIn } from '../testing/lint-example.ts';

test.each([
  ['old-shop/', 'does not begin with a slash'],
  ['https://us.cradleandcarry.example/old/', 'does not begin with a slash'],
  ['', 'does not begin with a slash'],
  [`/${'o'.repeat(512)}`, 'has 513 characters'],
  [`/${'o'.repeat(3000)}`, 'has 3001 characters'],
  ['/old shop/', 'holds a space or control character'],
  ['/old\r\nset-cookie/', 'holds a space or control character'],
  ['/old\u0000/', 'holds a space or control character'],
  ['/old/#bibs', 'holds a hash, which browsers send to no server'],
  ['/old/?a=1?b=2', 'holds more than one question mark'],
  ['/*', 'would be about every address'],
  ['/old*', 'holds a "*" that is not its last segment'],
  ['/old/*/bibs/', 'holds a "*" that is not its last segment'],
  ['/old/*/', 'holds a "*" that is not its last segment'],
  ['/redirects/', 'is no short link'],
  ['/redirects//', 'is no short link'],
  ['/redirects/Spring/', 'is no short link'],
  ['/redirects/spring_sale/', 'is no short link'],
  ['/redirects/spring--sale/', 'is no short link'],
  ['/redirects/20%-off/', 'is no short link'],
  ['/redirects/frühling/', 'is no short link'],
  ['/redirects//spring//', 'is no short link'],
  ['/redirects//redirects/spring//', 'is no short link'],
  ['/redirects/spring?x=1/', 'is no short link'],
  ['/redirects/../', 'is no short link'],
  ['/old/:year/', 'has a segment that begins with a colon, which hosts take for any text'],
])('%j is no source', (source, problem) => {
  expect(problemsIn([[source, '/cart/']])).toContain(`bad-source: ${source} ${problem}.`);
});

test.each([
  '/old/',
  '/old',
  '/old/*',
  '/old/?country=fi',
  '/old/*?country=fi',
  '/a:b/',
  '/old/?country=fi&lang=en',
  '/redirects/spring/',
  '/redirects/qr-kitchen-1',
  '/OLD/caf%C3%A9/',
  '/old/manual.pdf',
  `/${'o'.repeat(511)}`,
])('%j is one', (source) => {
  expect(problemsIn([[source, '/cart/']])).toEqual([]);
});

test('says once for all countries what to write', () => {
  expect(
    findingsIn([
      ['/old/#bibs', '/cart/', 'se'],
      ['/old/#bibs', '/cart/'],
    ]),
  ).toEqual([
    {
      check: 'bad-source',
      problem: '/old/#bibs holds a hash, which browsers send to no server.',
      remedy: 'Leave out the hash and what follows.',
      at: { file: 'rules.json', line: 1 },
    },
  ]);
});
