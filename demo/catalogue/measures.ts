/** What is measured of a product, by key, with its name for shoppers. */
export const measureNames = {
  size: 'Size',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  folded: 'Folded',
  packed: 'Packed',
  rolledUp: 'Rolled up',
  inItsBag: 'In its bag',
  box: 'Box',
  sleepingSurface: 'Sleeping surface',
  seatHeight: 'Height of the seat',
  heightAboveCradle: 'Height above the cradle',
  figureHeight: 'Height of a figure',
  oneBib: 'Size of one bib',
  onePad: 'Size of one pad',
  hipBelt: 'Hip belt fits',
  waistBelt: 'Waist belt fits',
  chest: 'Fits chest sizes',
  weight: 'Weight',
  carrierWeight: 'Weight of the carrier',
  pairWeight: 'Weight of the pair',
  weightTogether: 'Weight together',
  holds: 'Holds',
  pieces: 'Pieces',
  characters: 'Characters',
  bag: 'Bag',
  bear: 'Bear',
  bib: 'Bib',
  blanket: 'Blanket',
  bouncer: 'Bouncer',
  bow: 'Bow',
  cup: 'Cup',
  cutlery: 'Cutlery',
  plate: 'Plate',
  potty: 'Potty',
  seat: 'Seat',
  spoon: 'Spoon',
  stool: 'Stool',
  toy: 'Toy',
} as const;
export type MeasureKey = keyof typeof measureNames;

/** The units of a measure: millimeters, grams, milliliters, or a plain number. */
export const measureUnits = { mm: 'mm', g: 'g', ml: 'ml', count: 'number' } as const;

/** One measure of a product. */
export interface DemoMeasure {
  readonly key: MeasureKey;
  readonly unit: keyof typeof measureUnits;
  /** One value, or those of a size: width, depth, and height. */
  readonly values: readonly [number, number?, number?];
  /** The upper end of a range that begins with the value. */
  readonly to?: number;
}

/** A length, or a size of two or three: width, depth, height. */
export const mm = (key: MeasureKey, ...values: DemoMeasure['values']): DemoMeasure => ({
  key,
  unit: 'mm',
  values,
});

/** What something fits: a belt, a chest. */
export const fitsMm = (key: MeasureKey, from: number, to: number): DemoMeasure => ({
  ...mm(key, from),
  to,
});

export const grams = (key: MeasureKey, value: number): DemoMeasure => ({ key, unit: 'g', values: [value] });

export const ml = (key: MeasureKey, value: number): DemoMeasure => ({ key, unit: 'ml', values: [value] });

export const pieces = (count: number): DemoMeasure => ({ key: 'pieces', unit: 'count', values: [count] });

export const upTo = (key: MeasureKey, to: number): DemoMeasure => ({ key, unit: 'count', values: [1], to });
