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

/** The units of a measure: millimeters, grams, milliliters, or a plain number. */
export const measureUnits = { mm: 'mm', g: 'g', ml: 'ml', count: 'number' } as const;

/** Standards that products are tested to, by key. Names of standards are the same in every language. */
export const standardNames = {
  'en-13209-2': 'EN 13209-2',
  'astm-f2236': 'ASTM F2236',
  'en-12790-1': 'EN 12790-1',
  'astm-f2167': 'ASTM F2167',
  'en-1130': 'EN 1130',
  'astm-f2194': 'ASTM F2194',
  'en-716-1': 'EN 716-1',
  'astm-f406': 'ASTM F406',
  'en-16890': 'EN 16890',
  'en-14988': 'EN 14988',
  'astm-f404': 'ASTM F404',
  'en-71': 'EN 71',
  'astm-f963': 'ASTM F963',
  'en-14350': 'EN 14350',
  'en-14372': 'EN 14372',
  'oeko-tex-100': 'OEKO-TEX Standard 100',
} as const;
