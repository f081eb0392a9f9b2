import type { MaterialKey } from './types.ts';

/** Names of the materials a variant is made of, for shoppers. */
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
