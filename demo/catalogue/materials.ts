import type { MaterialKey } from './types.ts';

/** Names for shoppers of the materials of which variants are made. */
export const materialNames: Readonly<Record<MaterialKey, string>> = {
  cotton: 'Cotton',
  woven: 'Woven',
  jersey: 'Jersey',
  mesh: 'Mesh',
  silicone: 'Silicone',
  plastic: 'Plastic',
  wood: 'Wood',
  paper: 'Paper',
};
