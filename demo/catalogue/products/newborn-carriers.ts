import { fitsMm, grams, mm } from '../measures.ts';
import { safety } from '../safety.ts';
import type { DemoProduct } from '../types.ts';
import { inMaterials } from '../variants.ts';
import { care, paragraphs } from './copy.ts';

/** Carriers for the first year: small, quick to put on, made for carrying at the front. */
export const newbornCarriers: readonly DemoProduct[] = [
  {
    key: 'baby-carrier-mini',
    name: 'Baby Carrier Mini',
    tagline: 'The small, soft carrier for the first months, on and off in seconds.',
    description: paragraphs(
      'The Mini is made for the weeks when your newborn wants to be nowhere but on you. It is small, light and has few parts, so you can put it on with one hand free and take a sleeping baby out without waking anyone.',
      'The whole front opens: undo two clips and one side, and lay your baby down as they are. Three fabrics feel quite different. Cotton is smooth and sturdy, jersey is as soft as a favorite T-shirt, and mesh dries fast and lets warm air out.',
    ),
    features: [
      'Opens completely at the front, so you can lift a sleeping baby out',
      'Fits a newborn from 3.2 kg without an extra insert',
      'Head support folds down when your baby wants to look around',
      'Weighs less than 500 g and fits into a changing bag',
      'One size for both parents: straps adjust in seconds',
    ],
    ageMonths: { from: 0, to: 12 },
    weightKg: { from: 3.2, to: 10 },
    positions: ['newborn', 'facing-in', 'facing-out'],
    measures: [grams('carrierWeight', 480), mm('folded', 290, 210, 60), fitsMm('chest', 700, 1_250)],
    materials: [
      'Cotton: 100% cotton',
      'Jersey: 80% cotton, 16% polyester, 4% elastane',
      'Mesh: 100% polyester',
      'Buckles: acetal plastic',
    ],
    care: [care.wash40, care.airDry, care.noBleach],
    safety: safety.carrier,
    inTheBox: ['Baby Carrier Mini', 'Illustrated guide'],
    categories: ['baby-carriers', 'gifts', 'selected/shop', 'selected/50-years-of-baby-carrying'],
    priceUsd: 99,
    related: ['carrier-bib', 'winter-cover', 'pocket-pouch', 'baby-carrier-harmony', 'baby-carrier-move'],
    launchedOn: '2019-09-03',
    variants: inMaterials(
      'CARRIER-MINI',
      {
        cotton: { black: 190, 'dusty-pink': 62, 'slate-blue': 3 },
        jersey: { 'light-grey': 170, charcoal: 88, 'sage-green': 47 },
        mesh: { 'pearl-blue': 54, white: 0 },
      },
      { jersey: 109, mesh: 109 },
    ),
  },
  {
    key: 'baby-carrier-move',
    name: 'Baby Carrier Move',
    tagline: 'Light on your back, airy for your baby: the carrier for walking every day.',
    description: paragraphs(
      'The Move is for days with a long way in them. A padded waist belt takes the weight off your shoulders, and the back panel spreads it, so the second hour feels much like the first.',
      'Your baby sits high and close, facing you at first. From about five months, once they hold their head steadily, turn them round and let them watch the street go by. The mesh panel lets air through on warm days and dries overnight after a wash.',
    ),
    features: [
      'Padded waist belt and broad shoulder straps share the weight',
      'Two positions at the front: facing in and facing out',
      'Seat narrows or widens with one slider as your baby grows',
      'Quick-drying mesh with soft edges at the legs',
      'Reflective piping for walks after dark',
    ],
    ageMonths: { from: 0, to: 15 },
    weightKg: { from: 3.2, to: 12 },
    positions: ['facing-in', 'facing-out'],
    measures: [grams('carrierWeight', 650), fitsMm('waistBelt', 640, 1_400), mm('folded', 340, 240, 90)],
    materials: [
      'Main fabric: 100% polyester mesh',
      'Lining at the neck and legs: 100% cotton',
      'Buckles: acetal plastic',
    ],
    care: [care.wash40, care.airDry, care.noBleach],
    safety: safety.carrier,
    inTheBox: ['Baby Carrier Move', 'Illustrated guide'],
    categories: ['baby-carriers', 'selected/shop', 'selected/50-years-of-baby-carrying'],
    priceUsd: 149,
    related: ['rain-cover', 'teething-pads', 'pocket-pouch', 'baby-carrier-one-air', 'baby-carrier-mini'],
    launchedOn: '2021-04-13',
    variants: inMaterials('CARRIER-MOVE', {
      mesh: { 'navy-blue': 174, black: 165, 'sage-green': 41, 'dusty-pink': 4, 'light-grey': 120 },
    }),
  },
  {
    key: 'baby-carrier-free',
    name: 'Baby Carrier Free',
    tagline: 'As soft as a wrap, with buckles instead of knots.',
    description: paragraphs(
      'The Free holds your newborn the way a wrap does: close, upright and gently rounded. But there is no long cloth to learn. Slip it over your head, close one buckle and pull two straps until you feel your baby’s weight settle against you.',
      'Stretch jersey follows every small movement, and a second layer of mesh in the back keeps the warmth pleasant. It rolls up to the size of a small blanket, which makes it a good second carrier to keep in the bag.',
    ),
    features: [
      'Soft wrap feeling without tying',
      'Stretches where your baby moves, holds where you need it',
      'Crossed straps on your back keep the weight balanced',
      'Rolls up and closes with its own loop',
    ],
    ageMonths: { from: 0, to: 12 },
    weightKg: { from: 3.2, to: 10 },
    positions: ['newborn', 'facing-in'],
    measures: [grams('carrierWeight', 420), mm('rolledUp', 260, 120)],
    materials: [
      'Main fabric: 94% cotton, 6% elastane',
      'Back panel: 100% polyester mesh',
      'Buckle: acetal plastic',
    ],
    care: [care.wash40, care.airDry, care.noBleach],
    safety: safety.carrier,
    inTheBox: ['Baby Carrier Free', 'Illustrated guide'],
    categories: ['baby-carriers', 'selected/shop', 'selected/supersoft-and-supercosy-new-additions'],
    priceUsd: 119,
    related: ['carrier-bib', 'pocket-pouch', 'winter-cover', 'baby-carrier-mini', 'baby-carrier-harmony'],
    launchedOn: '2025-03-11',
    variants: inMaterials('CARRIER-FREE', {
      jersey: { charcoal: 96, sand: 64, 'sage-green': 38, rose: 2 },
    }),
  },
];
