import { bilingualOptions } from './options.ts';

/** The three regions; the codes are the shop’s own because no standard defines any. */
export const hkRegions = bilingualOptions('zh-Hant', [
  ['HK', 'Hong Kong Island', '香港島'],
  ['KLN', 'Kowloon', '九龍'],
  ['NT', 'New Territories', '新界'],
]);
