import { expect, test } from 'vitest';
import { storesAt } from '../../stores/index.ts';
import { nearlyOurs } from './landings.ts';

const stores = storesAt();

test.each([
  ['www.us.cradleandcarry.example', 'us.cradleandcarry.example'],
  ['www.kr.cradleandcarry.example', 'kr.cradleandcarry.example'],
  ['cradleandcarry.example', 'us.cradleandcarry.example'],
  ['www.cradleandcarry.example', 'us.cradleandcarry.example'],
  ['cradleandcarry-japan.example', 'www.cradleandcarry-japan.example'],
  ['us.cradleandcarry.example.', 'us.cradleandcarry.example'],
  ['us.cradleandcarry.example:8443', 'us.cradleandcarry.example'],
  ['se.cradleandcary.example', 'se.cradleandcarry.example'],
  ['se.cradelandcarry.example', 'se.cradleandcarry.example'],
  ['SE.cradleandcarrry.example', 'se.cradleandcarry.example'],
  ['uk.cradleandcarry.example', 'gb.cradleandcarry.example'],
])('%s is close to %s', (host, ours) => {
  expect(nearlyOurs(host, stores)).toBe(ours);
});

test.each([
  'elsewhere.example',
  'se.cradlecarry.example',
  'us.cradleandcarry.example.evil.example',
  'example',
  '',
  'help.cradleandcarry.example',
  'files.cradleandcarry.example',
])('%j is not one of ours', (host) => {
  expect(nearlyOurs(host, stores)).toBeNull();
});

test('the first of several is used', () => {
  const krFirst = stores.toSorted((one, other) => Number(other.id === 'kr') - Number(one.id === 'kr'));
  expect(nearlyOurs('cradleandcarry.example', krFirst)).toBe('kr.cradleandcarry.example');
});

test('a preview has hosts without their own domain', () => {
  const preview = storesAt('http://{store}.localhost:8000');
  expect(nearlyOurs('us.localhost', preview)).toBe('us.localhost:8000');
  expect(nearlyOurs('localhost:8000', preview)).toBeNull();
});
