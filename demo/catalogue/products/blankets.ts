import { grams, mm, pieces } from '../measures.ts';
import { safety } from '../safety.ts';
import type { DemoProduct } from '../types.ts';
import { inMaterials } from '../variants.ts';
import { care, paragraphs } from './copy.ts';

/** Soft things to wrap a baby in. */
export const blankets: readonly DemoProduct[] = [
  {
    key: 'baby-blanket',
    name: 'Baby Blanket',
    tagline: 'A light knitted blanket for strollers, laps and naps on the couch.',
    description: paragraphs(
      'There is always one blanket that ends up being the blanket. We knitted this one for the job: light, warm, generous and easy to wash, because it will go everywhere.',
      'The open stitch lets air through and feels cozy without weighing anything. Lay it over knees in the stroller, under a baby on the grass, round the two of you in the evening.',
    ),
    features: ['Open, airy knit', 'Soft from the first day', 'Large enough to last into the toddler years'],
    ageMonths: { from: 0 },
    measures: [mm('size', 950, 750), grams('weight', 380)],
    materials: ['100% cotton'],
    care: [care.wash40, care.airDry],
    safety: safety.textile,
    inTheBox: ['1 blanket'],
    categories: [
      'baby-cradle-and-travel-crib/accessories',
      'gifts',
      'selected/shop',
      'selected/supersoft-and-supercosy-new-additions',
    ],
    priceUsd: 59.95,
    related: ['soft-friend-bear', 'muslin-swaddle', 'gift-box', 'baby-cradle'],
    launchedOn: '2024-10-15',
    variants: inMaterials('BABY-BLANKET', {
      cotton: { cream: 160, sand: 90, 'sage-green': 55, 'dusty-pink': 44, 'slate-blue': 2 },
    }),
  },
  {
    key: 'muslin-swaddle',
    name: 'Muslin Swaddle, 2-pack',
    tagline: 'Two large muslins: swaddle, cover, cloth, curtain and peekaboo.',
    description: paragraphs(
      'Ask parents what they used most in the first year and many will say: a piece of muslin. It dries, covers, shades, pads and comforts, and gets softer with every wash.',
      'Ours are large enough to swaddle a newborn properly and woven in two layers, so they hold together for years.',
    ),
    features: [
      'Two large muslins in matching shades',
      'Two-layer weave, airy and absorbent',
      'Softer with every wash',
    ],
    ageMonths: { from: 0 },
    measures: [mm('size', 1_150, 1_150), pieces(2)],
    materials: ['100% woven cotton'],
    care: [care.wash60, care.tumbleLow],
    safety: safety.textile,
    inTheBox: ['2 muslins'],
    categories: [
      'baby-cradle-and-travel-crib/accessories',
      'gifts',
      'selected/shop',
      'selected/supersoft-and-supercosy-new-additions',
    ],
    priceUsd: 36.95,
    measure: { quantity: 2.645, unit: 'm2' },
    related: ['baby-blanket', 'hooded-towel', 'fitted-sheet-for-cradle', 'baby-carrier-mini'],
    launchedOn: '2024-02-27',
    variants: inMaterials('MUSLIN-SWADDLE', {
      woven: { cream: 170, 'sage-green': 82, rose: 60, 'pearl-blue': 35 },
    }),
  },
];
