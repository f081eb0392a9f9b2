import { expect, test } from 'vitest';
import { folder, instagram, qrCode, shopSign, trackingQuery } from './tracking.ts';

test.each([
  [
    'a post',
    instagram('gift_guide'),
    'utm_source=instagram&utm_medium=social-redirects&utm_campaign=gift_guide',
  ],
  ['a package', qrCode('pre-purchase'), 'utm_source=qr-code&utm_medium=qrcode&utm_campaign=pre-purchase'],
  [
    'a sign',
    shopSign('baby_bouncer_sign'),
    'utm_source=instore&utm_medium=qrcode&utm_campaign=baby_bouncer_sign',
  ],
  ['a folder', folder('kitchen'), 'utm_source=folder&utm_medium=qrcode&utm_campaign=kitchen'],
  [
    'a campaign that needs encoding',
    folder('a&b c'),
    'utm_source=folder&utm_medium=qrcode&utm_campaign=a%26b+c',
  ],
])('product 2.4.19: the tracking parameters of %s', (_, tracking, query) => {
  expect(trackingQuery(tracking)).toBe(query);
});
