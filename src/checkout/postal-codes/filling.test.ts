import { expect, test } from 'vitest';
import { changesFor, commonTo, isWorthAsking } from './filling.ts';

const tokyo = { state: '13', city: '千代田区', streetName: '大手町' };
const osaka = { state: '27', city: '北区', streetName: '' };
const empty = { state: '', city: '', streetName: '' };

test.each([
  ['what is empty is filled in', tokyo, empty, {}, tokyo],
  ['what was typed stays', tokyo, { ...empty, city: '港区' }, {}, { state: '13', streetName: '大手町' }],
  ['what was filled in makes room', osaka, tokyo, tokyo, osaka],
  ['so it does for a code that does not exist', {}, tokyo, tokyo, empty],
  [
    'a town makes room before its number',
    { streetName: '丸の内' },
    { ...empty, streetName: '大手町1-2' },
    tokyo,
    { streetName: '丸の内1-2' },
  ],
  ['what was corrected is typed', osaka, { ...tokyo, state: '14' }, tokyo, { city: '北区', streetName: '' }],
  ['nothing changes that is there already', tokyo, tokyo, {}, {}],
])('product 4.800: %s', (_, place, typed, filled, expected) => {
  expect(changesFor(place, typed, filled)).toEqual(expected);
});

test('product 4.801: only a town that somebody has chosen goes before a number', () => {
  const typed = { ...tokyo, streetName: '1-2-3' };
  expect(changesFor(tokyo, typed, {})).toEqual({});
  expect(changesFor(tokyo, typed, {}, true)).toEqual({ streetName: '大手町1-2-3' });
  expect(changesFor(tokyo, { ...tokyo, streetName: '大手町1-2' }, {}, true)).toEqual({});
});

test.each([
  [[], {}],
  [[tokyo], tokyo],
  [[tokyo, { ...tokyo, streetName: '丸の内' }], { state: '13', city: '千代田区' }],
  [[tokyo, osaka], {}],
])('what %j have in common', (places, expected) => {
  expect(commonTo(places)).toEqual(expected);
});

test('product 4.801: nobody is asked which town it is who has typed one', () => {
  const places = [tokyo, { ...tokyo, streetName: '丸の内' }];
  expect(isWorthAsking(places, empty, {})).toBe(true);
  expect(isWorthAsking(places, { ...empty, streetName: '丸の内1-2' }, {})).toBe(false);
});
