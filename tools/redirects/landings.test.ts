import { expect, test } from 'vitest';
import { storesAt } from '../../stores/storefront.ts';
import { stores as known, storefronts } from '../../stores/testing/storefronts.ts';
import { nearlyOurs } from './landings.ts';

const stores = storesAt([known.us, ...storefronts]);

test.each([
  ['www.us.fell-and-fjord.example', 'us.fell-and-fjord.example'],
  ['fell-and-fjord.example', 'us.fell-and-fjord.example'],
  ['fell-and-fjrod.example', 'us.fell-and-fjord.example'],
  ['us.fell-and-fjord.example.', 'us.fell-and-fjord.example'],
  ['se.fell-and-fjor.example', 'se.fell-and-fjord.example'],
  ['uk.fell-and-fjord.example', 'gb.fell-and-fjord.example'],
])('%s is close to %s', (host, ours) => {
  expect(nearlyOurs(host, stores)).toBe(ours);
});

test.each([
  'elsewhere.example',
  'se.fjord.example',
  'us.fell-and-fjord.example.evil.example',
  'help.fell-and-fjord.example',
])('%j is not one of ours', (host) => {
  expect(nearlyOurs(host, stores)).toBeNull();
});
