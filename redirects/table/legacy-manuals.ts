import { fileStorage } from './external-sites.ts';
import type { LegacyLinks } from '../records.ts';

const manual = (name: string) => ({ url: `${fileStorage}/manuals/${name}.pdf` }) as const;

/**
 * Old paths of PDF manuals, which are kept in file storage, even for products that are no longer made. docs/product.md
 * describes the kind; the paths and the file names are our choice.
 */
export const legacyManuals = {
  // Current products
  '/pdf/manual-baby-carrier-mini.pdf': manual('baby-carrier-mini'),
  '/pdf/manual-baby-carrier-move.pdf': manual('baby-carrier-move'),
  '/pdf/manual-baby-carrier-free.pdf': manual('baby-carrier-free'),
  '/pdf/manual-baby-carrier-harmony.pdf': manual('baby-carrier-harmony'),
  '/pdf/manual-baby-carrier-one.pdf': manual('baby-carrier-one'),
  '/pdf/manual-baby-carrier-one-air.pdf': manual('baby-carrier-one-air'),
  '/pdf/manual-bouncer-bliss.pdf': manual('bouncer-bliss'),
  '/pdf/manual-bouncer-balance-soft.pdf': manual('bouncer-balance-soft'),
  '/pdf/manual-wooden-bouncer-toy.pdf': manual('wooden-bouncer-toy'),
  '/pdf/manual-high-chair.pdf': manual('high-chair'),
  '/pdf/manual-smart-potty.pdf': manual('smart-potty'),
  '/pdf/manual-potty-chair.pdf': manual('potty-chair'),
  '/pdf/manual-toilet-training-seat.pdf': manual('toilet-training-seat'),
  '/pdf/manual-step-stool.pdf': manual('step-stool'),
  '/pdf/manual-baby-cradle.pdf': manual('baby-cradle'),
  '/pdf/manual-canopy-for-cradle.pdf': manual('canopy-for-cradle'),
  '/pdf/manual-travel-cot-light.pdf': manual('travel-cot-light'),

  // Products that are no longer made
  '/pdf/manual-baby-carrier-original.pdf': manual('baby-carrier-original'),
  '/pdf/manual-baby-carrier-miracle.pdf': manual('baby-carrier-miracle'),
  '/pdf/manual-baby-carrier-we.pdf': manual('baby-carrier-we'),
  '/pdf/manual-baby-carrier-active.pdf': manual('baby-carrier-active'),
  '/pdf/manual-baby-carrier-synergy.pdf': manual('baby-carrier-synergy'),
  '/pdf/manual-comfort-carrier.pdf': manual('comfort-carrier'),
  '/pdf/manual-baby-sitter-balance.pdf': manual('baby-sitter-balance'),
  '/pdf/manual-travel-crib-easy-go.pdf': manual('travel-crib-easy-go'),

  // The previous folder, for carriers and products that need assembly
  '/media/manuals/baby-carrier-mini.pdf': manual('baby-carrier-mini'),
  '/media/manuals/baby-carrier-move.pdf': manual('baby-carrier-move'),
  '/media/manuals/baby-carrier-free.pdf': manual('baby-carrier-free'),
  '/media/manuals/baby-carrier-harmony.pdf': manual('baby-carrier-harmony'),
  '/media/manuals/baby-carrier-one.pdf': manual('baby-carrier-one'),
  '/media/manuals/baby-carrier-one-air.pdf': manual('baby-carrier-one-air'),
  '/media/manuals/bouncer-bliss.pdf': manual('bouncer-bliss'),
  '/media/manuals/bouncer-balance-soft.pdf': manual('bouncer-balance-soft'),
  '/media/manuals/high-chair.pdf': manual('high-chair'),
  '/media/manuals/baby-cradle.pdf': manual('baby-cradle'),
  '/media/manuals/travel-cot-light.pdf': manual('travel-cot-light'),
  '/media/manuals/baby-carrier-original.pdf': manual('baby-carrier-original'),
  '/media/manuals/baby-carrier-miracle.pdf': manual('baby-carrier-miracle'),
  '/media/manuals/baby-carrier-we.pdf': manual('baby-carrier-we'),
  '/media/manuals/baby-carrier-active.pdf': manual('baby-carrier-active'),
  '/media/manuals/baby-carrier-synergy.pdf': manual('baby-carrier-synergy'),
  '/media/manuals/comfort-carrier.pdf': manual('comfort-carrier'),

  // Printed in older packages
  '/pdf/mini.pdf': manual('baby-carrier-mini'),
  '/pdf/one.pdf': manual('baby-carrier-one'),
  '/pdf/original.pdf': manual('baby-carrier-original'),
  '/pdf/bouncer.pdf': manual('bouncer-balance-soft'),
  '/pdf/cradle.pdf': manual('baby-cradle'),
  '/pdf/travel-cot.pdf': manual('travel-cot-light'),
} as const satisfies LegacyLinks;
