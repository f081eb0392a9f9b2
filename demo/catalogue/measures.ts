import type { measureNames, measureUnits } from '../../brands/demo/project/attributes.ts';

export type MeasureKey = keyof typeof measureNames;

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
