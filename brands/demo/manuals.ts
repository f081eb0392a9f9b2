import type { Manual } from '../types.ts';

/**
 * By key of the product: as which kind of product it is used. A new manual is a file and a line here; `npm run manuals`
 * prints those of the demo.
 */
export const manualKinds = {
  'baby-carrier-mini': 'carrier',
  'baby-carrier-move': 'carrier',
  'baby-carrier-free': 'carrier',
  'baby-carrier-harmony': 'carrier',
  'baby-carrier-one': 'carrier',
  'baby-carrier-one-air': 'carrier',
  'bouncer-bliss': 'bouncer',
  'bouncer-balance-soft': 'bouncer',
  'baby-cradle': 'cradle',
  'travel-cot-light': 'travel-crib',
  'high-chair': 'high-chair',
  'smart-potty': 'potty',
  'potty-chair': 'potty',
  'toilet-training-seat': 'toilet-seat',
  'step-stool': 'step-stool',
} as const;
export const manualKeys = Object.keys(manualKinds) as (keyof typeof manualKinds)[];

/** One file for every language whose letters its fonts have; readers of the others get English. */
const latin: Manual = { languages: ['en', 'sv', 'de', 'fr', 'es', 'it', 'nl'] };

export const manuals = Object.fromEntries(manualKeys.map((key) => [key, latin])) as Readonly<
  Record<keyof typeof manualKinds, Manual>
>;
