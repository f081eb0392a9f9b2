import type { Manual } from '../types.ts';

/** One file for every language whose letters its fonts have; readers of the others get English. */
const latin: Manual = { languages: ['en', 'sv', 'de', 'fr', 'es', 'it', 'nl'] };

/** By key of the product. A new manual is a file and a line here; `npm run manuals` prints those of the demo. */
export const manuals = {
  'baby-carrier-mini': latin,
  'baby-carrier-move': latin,
  'baby-carrier-free': latin,
  'baby-carrier-harmony': latin,
  'baby-carrier-one': latin,
  'baby-carrier-one-air': latin,
  'bouncer-bliss': latin,
  'bouncer-balance-soft': latin,
  'baby-cradle': latin,
  'travel-cot-light': latin,
  'high-chair': latin,
  'smart-potty': latin,
  'potty-chair': latin,
  'toilet-training-seat': latin,
  'step-stool': latin,
} as const satisfies Readonly<Record<string, Manual>>;

export type ManualKey = keyof typeof manuals;
