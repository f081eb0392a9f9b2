/** The colors of fabrics and plastics: name for shoppers, sRGB for pictures and swatches. */
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
