import { grams, mm } from '../measures.ts';
import { safety } from '../safety.ts';
import type { DemoProduct } from '../types.ts';
import { inColors, inMaterials, inSets } from '../variants.ts';
import { care, paragraphs } from './copy.ts';

/** Bath time, changing, and the potty training set. */
export const bathAndChanging: readonly DemoProduct[] = [
  {
    key: 'hooded-towel',
    name: 'Hooded Towel',
    tagline: 'Thick cotton terry with a hood, big enough for the first three years.',
    description: paragraphs(
      'The seconds after the bath decide the mood of the evening. This towel is large and thick, with a lined hood that keeps a wet head warm while you dry the rest.',
      'Washed terry is soft from the first day and stays that way without fabric softener.',
    ),
    features: [
      'Dense cotton terry that soaks up quickly',
      'Lined hood',
      'Loop for hanging up',
      'Large enough for toddlers',
    ],
    ageMonths: { from: 0, to: 36 },
    measures: [mm('size', 850, 850), grams('weight', 450)],
    materials: ['100% cotton terry'],
    care: [care.wash60, care.tumbleLow],
    safety: safety.textile,
    inTheBox: ['1 hooded towel'],
    categories: ['bathroom', 'gifts', 'selected/shop', 'selected/supersoft-and-supercosy-new-additions'],
    priceUsd: 39.95,
    related: ['changing-mat', 'muslin-swaddle', 'gift-box'],
    launchedOn: '2025-09-02',
    variants: inMaterials('HOODED-TOWEL', { cotton: { cream: 130, 'sage-green': 61, 'dusty-pink': 47 } }),
  },
  {
    key: 'changing-mat',
    name: 'Changing Mat',
    tagline: 'A soft, folding mat for changing on beds, floors and other people’s sofas.',
    description: paragraphs(
      'Unfold it and you have a clean, padded place anywhere. The surface wipes dry in one stroke, the raised edges remind your baby where the middle is, and two flat pockets hold diapers and wipes.',
      'Folded, it closes with a loop and looks like a slim clutch bag.',
    ),
    features: [
      'Padded, with raised edges',
      'Wipes clean',
      'Two flat pockets for diapers and wipes',
      'Folds to a third',
    ],
    ageMonths: { from: 0, to: 24 },
    measures: [mm('size', 680, 460), mm('folded', 240, 460, 40)],
    materials: ['Surface: cotton with a water-based coating', 'Padding: polyester'],
    care: [care.wipe, care.wash30],
    safety: safety.changingMat,
    inTheBox: ['1 changing mat'],
    categories: ['bathroom', 'selected/shop'],
    priceUsd: 44.95,
    related: ['hooded-towel', 'muslin-swaddle', 'pocket-pouch'],
    launchedOn: '2023-10-17',
    variants: inColors('CHANGING-MAT', { sand: 92, 'slate-blue': 36, charcoal: 54 }),
  },
  {
    key: 'bathroom-set',
    name: 'Bathroom Set',
    tagline: 'Potty, toilet seat and step stool: every stage of going alone.',
    description: paragraphs(
      'Nobody knows in advance whether a child will like the potty or go straight for the big toilet. With the set you are ready for both, and for the clean hands afterwards.',
      'Smart Potty, Toilet Training Seat and Step Stool in matching colors, for less than the three bought separately.',
    ),
    features: [
      'Smart Potty with removable inner pot',
      'Toilet Training Seat with dial',
      'Step Stool with rubber top',
      'Costs less than the parts bought alone',
    ],
    ageMonths: { from: 12, to: 60 },
    measures: [mm('potty', 320, 290, 200), mm('seat', 320, 300, 110), mm('stool', 380, 260, 150)],
    materials: ['Polypropylene (PP)', 'Grips: thermoplastic elastomer (TPE)'],
    care: [care.wipe],
    safety: safety.bathroom,
    inTheBox: ['Smart Potty', 'Toilet Training Seat', 'Step Stool'],
    categories: ['bathroom', 'starter-kits', 'selected/shop'],
    priceUsd: 89,
    related: ['potty-chair', 'hooded-towel', 'step-stool'],
    launchedOn: '2021-08-24',
    variants: inSets({
      'BATHROOM-SET-WHITE': 'SMART-POTTY-WHITE TOILET-SEAT-WHITE STEP-STOOL-WHITE',
      'BATHROOM-SET-SAGE-GREEN': 'SMART-POTTY-SAGE-GREEN TOILET-SEAT-SAGE-GREEN STEP-STOOL-SAGE-GREEN',
    }),
  },
];
