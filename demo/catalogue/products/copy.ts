/** Joins the paragraphs of a description in the format of `DemoProduct.description`. */
export const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

/** Care instructions shared by several products. */
export const care = {
  wash30: 'Machine wash at 30 °C with similar colors',
  wash40: 'Machine wash at 40 °C with similar colors',
  wash60: 'Machine wash at 60 °C',
  airDry: 'Dry flat or on a line; do not tumble dry',
  tumbleLow: 'Tumble dry on low',
  noBleach: 'Do not bleach or iron',
  wipe: 'Wipe clean with a damp cloth and mild soap',
  dishwasher: 'Dishwasher safe on the top rack',
} as const;
