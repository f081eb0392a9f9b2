/** Joins the paragraphs of a description as `DemoProduct.description` wants them. */
export const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

/** Care instructions several products share. */
export const care = {
  wash30: 'Machine wash at 30 °C with similar colours',
  wash40: 'Machine wash at 40 °C with similar colours',
  wash60: 'Machine wash at 60 °C',
  airDry: 'Dry flat or on a line; do not tumble dry',
  tumbleLow: 'Tumble dry on low',
  noBleach: 'Do not bleach or iron',
  wipe: 'Wipe clean with a damp cloth and mild soap',
  dishwasher: 'Dishwasher safe on the top rack',
} as const;
