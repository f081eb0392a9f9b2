import type { Language } from './supported-languages.ts';

/** A product's manual: a PDF in `static/files/manuals/`, named after the product. */
export interface Manual {
  /** The languages it is written in, in the order of its pages. */
  readonly languages: readonly [Language, ...Language[]];
}

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

export const hasManual = (productKey: string): productKey is ManualKey => Object.hasOwn(manuals, productKey);

/** The public path of a product's manual; the build copies `static/` there. */
export const manualPath = (key: ManualKey): string => `/files/manuals/${key}.pdf`;
