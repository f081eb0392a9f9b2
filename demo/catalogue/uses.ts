/** How a carrier is worn or a bouncer is set, by key, with its name for shoppers. */
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

/** How a product is cleaned, by key, with its name for shoppers. */
export const cleaningNames = {
  'machine-wash': 'Machine washable',
  'hand-wash': 'Hand wash',
  'wipe-clean': 'Wipe clean',
  dishwasher: 'Dishwasher safe',
} as const;
export type CleaningKey = keyof typeof cleaningNames;
