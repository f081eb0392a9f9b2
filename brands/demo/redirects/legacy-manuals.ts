import { type BrandSites, sites } from '../sites.ts';
import type { LegacyLink, LegacyLinks } from '../../../redirects/records.ts';
import { legacyLinks, listOf, to } from './legacy-links.ts';

/**
 * Old paths of PDF manuals, even for products that are no longer made: they lead to the brand's file storage, or to the
 * page with the manuals if it has none. docs/product.md describes the kind; the paths and the file names are our choice.
 */
export function manualLinks({ fileStorage }: BrandSites): LegacyLinks {
  const manual = (name: string): LegacyLink =>
    fileStorage === null
      ? { to: 'content/manuals', assumed: 'The brand has no file storage; this page has its manuals.' }
      : { to: { url: `${fileStorage}/manuals/${name}.pdf` } };
  /** Addresses that end with the name of the manual, with or without `manual-` before it. */
  const toManualInAddress = listOf((address) =>
    manual(address.replace(/^.*\/(?:manual-)?([^/]*)\.pdf$/, '$1')),
  );
  return legacyLinks(
    'legacy-manuals',
    // Current products
    toManualInAddress`
    /pdf/manual-baby-carrier-mini.pdf /pdf/manual-baby-carrier-move.pdf /pdf/manual-baby-carrier-free.pdf
    /pdf/manual-baby-carrier-harmony.pdf /pdf/manual-baby-carrier-one.pdf
    /pdf/manual-baby-carrier-one-air.pdf /pdf/manual-bouncer-bliss.pdf /pdf/manual-bouncer-balance-soft.pdf
    /pdf/manual-wooden-bouncer-toy.pdf /pdf/manual-high-chair.pdf /pdf/manual-smart-potty.pdf
    /pdf/manual-potty-chair.pdf /pdf/manual-toilet-training-seat.pdf /pdf/manual-step-stool.pdf
    /pdf/manual-baby-cradle.pdf /pdf/manual-canopy-for-cradle.pdf /pdf/manual-travel-cot-light.pdf`,

    // Products that are no longer made
    toManualInAddress`
    /pdf/manual-baby-carrier-original.pdf /pdf/manual-baby-carrier-miracle.pdf
    /pdf/manual-baby-carrier-we.pdf /pdf/manual-baby-carrier-active.pdf /pdf/manual-baby-carrier-synergy.pdf
    /pdf/manual-comfort-carrier.pdf /pdf/manual-baby-sitter-balance.pdf /pdf/manual-travel-crib-easy-go.pdf`,

    // The previous folder, for carriers and products that need assembly
    toManualInAddress`
    /media/manuals/baby-carrier-mini.pdf /media/manuals/baby-carrier-move.pdf
    /media/manuals/baby-carrier-free.pdf /media/manuals/baby-carrier-harmony.pdf
    /media/manuals/baby-carrier-one.pdf /media/manuals/baby-carrier-one-air.pdf
    /media/manuals/bouncer-bliss.pdf /media/manuals/bouncer-balance-soft.pdf /media/manuals/high-chair.pdf
    /media/manuals/baby-cradle.pdf /media/manuals/travel-cot-light.pdf
    /media/manuals/baby-carrier-original.pdf /media/manuals/baby-carrier-miracle.pdf
    /media/manuals/baby-carrier-we.pdf /media/manuals/baby-carrier-active.pdf
    /media/manuals/baby-carrier-synergy.pdf /media/manuals/comfort-carrier.pdf`,

    // Printed in older packages
    to(manual('baby-carrier-mini'))`/pdf/mini.pdf`,
    to(manual('baby-carrier-one'))`/pdf/one.pdf`,
    to(manual('baby-carrier-original'))`/pdf/original.pdf`,
    to(manual('bouncer-balance-soft'))`/pdf/bouncer.pdf`,
    to(manual('baby-cradle'))`/pdf/cradle.pdf`,
    to(manual('travel-cot-light'))`/pdf/travel-cot.pdf`,
  );
}

export const legacyManuals = manualLinks(sites);
