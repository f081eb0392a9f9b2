/*
 * What attributes of products may be, by key, with the name for shoppers.
 */

/** The colors of fabrics and plastics, with sRGB for pictures and swatches. */
export const colors = {
  black: { name: 'Black', hex: '#2f2d2c' },
  charcoal: { name: 'Charcoal gray', hex: '#56545a' },
  'silver-grey': { name: 'Silver gray', hex: '#b9b7b4' },
  'light-grey': { name: 'Light gray', hex: '#d3d0ca' },
  cream: { name: 'Cream', hex: '#efe6d6' },
  sand: { name: 'Sand', hex: '#d9c3a3' },
  khaki: { name: 'Khaki', hex: '#a3946f' },
  terracotta: { name: 'Terracotta', hex: '#c8795a' },
  'dusty-pink': { name: 'Dusty pink', hex: '#d8a7a0' },
  rose: { name: 'Powder rose', hex: '#e7c6bf' },
  'sage-green': { name: 'Sage green', hex: '#a3b39b' },
  'dark-green': { name: 'Dark green', hex: '#3f5a4a' },
  'slate-blue': { name: 'Slate blue', hex: '#647b93' },
  'navy-blue': { name: 'Navy blue', hex: '#2f3f5b' },
  'pearl-blue': { name: 'Pearl blue', hex: '#b6c7d2' },
  yellow: { name: 'Powder yellow', hex: '#ead9a0' },
  white: { name: 'White', hex: '#f7f5f1' },
} as const satisfies Record<string, { name: string; hex: string }>;
export type ColorKey = keyof typeof colors;

/** Of which variants are made. */
export const materialNames = {
  cotton: 'Cotton',
  woven: 'Woven',
  jersey: 'Jersey',
  mesh: 'Mesh',
  silicone: 'Silicone',
  plastic: 'Plastic',
  wood: 'Wood',
  paper: 'Paper',
} as const;
export type MaterialKey = keyof typeof materialNames;

/** How a carrier is worn or a bouncer is set. */
export const positionNames = {
  newborn: 'Newborn',
  'facing-in': 'Facing in',
  'facing-out': 'Facing out',
  back: 'On your back',
  play: 'Play',
  rest: 'Rest',
  doze: 'Doze',
  'toddler-chair': 'Toddler chair',
} as const;
export type PositionKey = keyof typeof positionNames;

/** How a product is cleaned. */
export const cleaningNames = {
  'machine-wash': 'Machine washable',
  'hand-wash': 'Hand wash',
  'wipe-clean': 'Wipe clean',
  dishwasher: 'Dishwasher safe',
} as const;
