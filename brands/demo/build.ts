import type { BuildBrand } from '../types.ts';
import { brand as api } from './api.ts';
import { manuals } from './manuals.ts';
import { moved } from './redirects/moved.ts';
import { redirectTables } from './redirects/index.ts';

export const brand: BuildBrand = {
  ...api,
  leadProduct: 'baby-carrier-one',
  manuals,
  redirects: redirectTables,
  moved,
  securityContact: { address: 'mailto:security@cradleandcarry.example', languages: ['en'] },
};
