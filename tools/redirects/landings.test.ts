import { expect, test } from 'vitest';
import { storesAt } from '../../stores/storefront.ts';
import { storefronts } from '../../brands/demo/storefronts/index.ts';
import { nearlyOurs } from './landings.ts';

const stores = storesAt(storefronts);

test.each([
  ['www.us.cradleandcarry.example', 'us.cradleandcarry.example'],
  ['cradleandcarry.example', 'us.cradleandcarry.example'],
  ['cradleandcarry-japan.example', 'www.cradleandcarry-japan.example'],
  ['us.cradleandcarry.example.', 'us.cradleandcarry.example'],
  ['se.cradleandcary.example', 'se.cradleandcarry.example'],
  ['uk.cradleandcarry.example', 'gb.cradleandcarry.example'],
])('%s is close to %s', (host, ours) => {
  expect(nearlyOurs(host, stores)).toBe(ours);
});

test.each([
  'elsewhere.example',
  'se.cradlecarry.example',
  'us.cradleandcarry.example.evil.example',
  'help.cradleandcarry.example',
])('%j is not one of ours', (host) => {
  expect(nearlyOurs(host, stores)).toBeNull();
});
