import { grams, ml, mm } from '../measures.ts';
import { safety } from '../safety.ts';
import type { DemoProduct } from '../types.ts';
import { inColors, inMaterials, inSets } from '../variants.ts';
import { care, paragraphs } from './copy.ts';

/** Sets and larger things for mealtimes. */
export const kitchenMealtime: readonly DemoProduct[] = [
  {
    key: 'baby-plate-spoon-and-fork',
    name: 'Baby Plate, Spoon and Fork',
    tagline: 'The plate that stays put and the cutlery that fits, as a set.',
    description: paragraphs(
      'Our plate with the high rim, and the spoon and fork with short handles: the three pieces most families use at every meal, in one color and at a friendlier price.',
      'A sensible first set, and a present that will not be doubled at the shower if you add the matching bib.',
    ),
    features: [
      'Plate with a high rim and non-slip base',
      'Spoon and fork with handles for small hands',
      'Costs less than the parts bought alone',
      'Everything goes into the dishwasher',
    ],
    ageMonths: { from: 6, to: 48 },
    measures: [mm('plate', 200, 180, 30), mm('cutlery', 130)],
    materials: ['Polypropylene (PP)', 'Ring: thermoplastic elastomer (TPE)'],
    care: [care.dishwasher],
    safety: safety.tableware,
    inTheBox: ['1 plate', '1 spoon', '1 fork'],
    categories: ['kitchen', 'gifts', 'selected/shop'],
    priceUsd: 26.95,
    related: ['baby-bib', 'baby-cup', 'snack-bowl', 'baby-feeding-set-3-pcs'],
    launchedOn: '2020-05-12',
    variants: inSets({
      'PLATE-SPOON-FORK-SAGE-GREEN': 'BABY-PLATE-PLASTIC-SAGE-GREEN SPOON-AND-FORK-SAGE-GREEN',
      'PLATE-SPOON-FORK-DUSTY-PINK': 'BABY-PLATE-PLASTIC-DUSTY-PINK SPOON-AND-FORK-DUSTY-PINK',
      'PLATE-SPOON-FORK-SLATE-BLUE': 'BABY-PLATE-PLASTIC-SLATE-BLUE SPOON-AND-FORK-SLATE-BLUE',
    }),
  },
  {
    key: 'snack-bowl',
    name: 'Snack Bowl with Lid',
    tagline: 'A soft silicone bowl that holds the table, and a lid for the way.',
    description: paragraphs(
      'At the table it holds fast with a broad suction foot. On the way it closes with a lid and waits in the bag, with the second half of the banana.',
      'Silicone survives falls, freezing and the microwave, which is roughly what a snack bowl goes through in a week.',
    ),
    features: [
      'Suction foot with a small tab to let go',
      'Tight lid for the fridge and the bag',
      'From the freezer to the microwave, without the lid',
      'Soft rim',
    ],
    ageMonths: { from: 6, to: 48 },
    measures: [mm('size', 120, 120, 60), ml('holds', 280)],
    materials: ['Bowl: 100% silicone', 'Lid: polypropylene (PP)'],
    care: [care.dishwasher],
    safety: safety.tableware,
    inTheBox: ['1 bowl', '1 lid'],
    categories: ['kitchen', 'selected/shop', 'selected/supersoft-and-supercosy-new-additions'],
    priceUsd: 18.95,
    related: ['baby-spoon-and-fork', 'baby-cup', 'baby-plate', 'baby-bib'],
    launchedOn: '2026-01-20',
    variants: inMaterials('SNACK-BOWL', {
      silicone: { terracotta: 74, sand: 82, 'sage-green': 120, 'slate-blue': 39 },
    }),
  },
  {
    key: 'high-chair',
    name: 'High Chair',
    tagline: 'A slim chair with a soft harness that folds flat and wipes clean.',
    description: paragraphs(
      'A high chair should hold a child safely and a kitchen not at all. Ours is narrow, folds into the gap beside a cupboard and has no cushions to scrub.',
      'A soft harness keeps your child in the seat, and the footrest moves down as the legs grow, from steady sitting to about three years. Take the tray off for the dishwasher, or push the chair right up to the family table.',
    ),
    features: [
      'Soft five-point harness that comes off for the wash',
      'Works with its tray or right at your table',
      'Tray goes into the dishwasher',
      'Folds flat to 26 cm',
      'Footrest in four heights',
    ],
    ageMonths: { from: 6, to: 36 },
    weightKg: { from: 7, to: 15 },
    measures: [mm('size', 560, 470, 820), mm('folded', 260, 470, 1_040), grams('weight', 5400)],
    materials: ['Polypropylene (PP)', 'Legs: lacquered steel'],
    care: [care.wipe, 'Tray: dishwasher safe'],
    safety: safety.highChair,
    inTheBox: ['High chair', 'Removable tray', 'Illustrated guide'],
    categories: ['kitchen', 'selected/shop'],
    priceUsd: 269,
    notSoldIn: ['PLN', 'TWD', 'CNY', 'JPY'],
    related: ['baby-bib', 'baby-plate-spoon-and-fork', 'baby-cup', 'snack-bowl'],
    launchedOn: '2020-10-13',
    variants: inColors('HIGH-CHAIR', { white: 62, charcoal: 45, 'sage-green': 3 }),
  },
];
