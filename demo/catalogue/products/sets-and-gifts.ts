import { grams, mm, upTo } from '../measures.ts';
import { safety, together } from '../safety.ts';
import type { DemoProduct } from '../types.ts';
import { inColors, inSets, mixed } from '../variants.ts';
import { care, paragraphs } from './copy.ts';

export const setsAndGifts: readonly DemoProduct[] = [
  {
    key: 'basic-starter-kit-for-newborns',
    name: 'Basic Starter Kit for Newborns',
    tagline: 'A carrier, a bib for it and two muslins: calm first weeks in one box.',
    description: paragraphs(
      'A newborn needs very little, and that little very often. This kit has what you will reach for every day: the Mini, our smallest carrier, for all the hours your baby wants to be held; bibs that keep it clean; and two large muslins for everything else.',
      'Choose soft jersey if you mostly carry indoors, or cotton if you are out and about. Everything in the box can be washed and is made to be passed on.',
    ),
    features: [
      'Baby Carrier Mini, from 3.2 kg',
      'Two bibs that snap onto the carrier',
      'Two large muslins',
      'Costs less than the parts bought alone',
    ],
    ageMonths: { from: 0, to: 12 },
    weightKg: { from: 3.2, to: 10 },
    positions: ['newborn', 'facing-in', 'facing-out'],
    measures: [mm('box', 400, 300, 140), grams('weight', 1300)],
    materials: [
      'Carrier: cotton, or cotton jersey with polyester and elastane',
      'Bibs and muslins: 100% cotton',
    ],
    care: ['Carrier: machine wash at 40 °C', 'Bibs and muslins: machine wash at 60 °C', care.noBleach],
    safety: together(safety.carrier, safety.textile),
    inTheBox: ['Baby Carrier Mini', '2 carrier bibs', '2 muslins', 'Illustrated guide'],
    categories: [
      'starter-kits',
      'gifts',
      'baby-carriers',
      'selected/shop',
      'selected/50-years-of-baby-carrying',
    ],
    priceUsd: 144,
    related: ['winter-cover', 'pocket-pouch', 'bouncer-and-carrier-starter-kit', 'bouncer-bliss'],
    launchedOn: '2021-02-16',
    variants: mixed(
      inSets(
        {
          'STARTER-KIT-COTTON-BLACK':
            'CARRIER-MINI-COTTON-BLACK CARRIER-BIB-WHITE MUSLIN-SWADDLE-WOVEN-CREAM',
          'STARTER-KIT-JERSEY-LIGHT-GREY':
            'CARRIER-MINI-JERSEY-LIGHT-GREY CARRIER-BIB-WHITE MUSLIN-SWADDLE-WOVEN-CREAM',
          'STARTER-KIT-JERSEY-SAGE-GREEN':
            'CARRIER-MINI-JERSEY-SAGE-GREEN CARRIER-BIB-SAGE-GREEN MUSLIN-SWADDLE-WOVEN-SAGE-GREEN',
        },
        { jersey: 154 },
      ),
      { 'CARRIER-BIB': ['WHITE', 'SAGE-GREEN'], 'MUSLIN-SWADDLE-WOVEN': ['CREAM', 'SAGE-GREEN'] },
    ),
  },
  {
    key: 'bouncer-and-carrier-starter-kit',
    name: 'Bouncer and Carrier Starter Kit',
    tagline: 'One place to be held, one place to be put down, and a toy for later.',
    description: paragraphs(
      'In the first months a baby is either on you or near you. The kit covers both: the Mini for carrying, the Balance Soft for the minutes when you need your hands, and a wooden toy for the day your baby starts to reach.',
      'All three in colors that sit well together, and at a price that leaves room for diapers.',
    ),
    features: [
      'Baby Carrier Mini, from 3.2 kg',
      'Bouncer Balance Soft, from 3.5 kg',
      'Wooden toy for the bouncer',
      'Costs less than the parts bought alone',
    ],
    ageMonths: { from: 0, to: 24 },
    weightKg: { from: 3.5, to: 10 },
    measures: [mm('box', 940, 440, 200), grams('weight', 3400)],
    materials: ['Carrier and seat: cotton and polyester', 'Frame: powder-coated steel', 'Toy: beech wood'],
    care: [care.wash40, care.airDry, 'Wipe frame and toy with a damp cloth'],
    safety: together(safety.carrier, safety.bouncer, safety.bouncerToy),
    inTheBox: ['Baby Carrier Mini', 'Bouncer Balance Soft', 'Wooden Bouncer Toy', 'Illustrated guides'],
    categories: ['starter-kits', 'baby-bouncers', 'selected/shop'],
    priceUsd: 319,
    related: [
      'fabric-seat-for-bouncer',
      'carrier-bib',
      'basic-starter-kit-for-newborns',
      'bouncer-bundle-with-toy',
    ],
    launchedOn: '2022-02-15',
    variants: mixed(
      inSets(
        {
          'BOUNCER-CARRIER-KIT-LIGHT-GREY':
            'CARRIER-MINI-JERSEY-LIGHT-GREY BOUNCER-BALANCE-SOFT-JERSEY-LIGHT-GREY WOODEN-BOUNCER-TOY-SAGE-GREEN',
          'BOUNCER-CARRIER-KIT-CHARCOAL':
            'CARRIER-MINI-JERSEY-CHARCOAL BOUNCER-BALANCE-SOFT-JERSEY-CHARCOAL WOODEN-BOUNCER-TOY-SAND',
        },
        {},
      ),
      {
        'WOODEN-BOUNCER-TOY': ['SAGE-GREEN', 'SAND'],
      },
    ),
  },
  {
    key: 'mealtime-starter-kit',
    name: 'Mealtime Starter Kit',
    tagline: 'Bibs, plate, cup and cutlery for the first year at the table.',
    description: paragraphs(
      'From the first mashed carrot to spaghetti by hand: two bibs, a plate, a cup, a spoon and a fork. Everything matches, everything stacks, everything goes into the dishwasher.',
      'We chose the pieces so that you can wash one bib while the other one works, which is the whole secret of calm mealtimes.',
    ),
    features: [
      'Two deep-pocket bibs',
      'Plate with a high rim and non-slip base',
      'Low cup, and spoon and fork with short handles',
      'Costs less than the parts bought alone',
    ],
    ageMonths: { from: 6, to: 48 },
    measures: [mm('box', 320, 260, 100), grams('weight', 600)],
    materials: ['Polypropylene (PP)', 'Bibs and rings: thermoplastic elastomer (TPE)'],
    care: [care.dishwasher],
    safety: together(safety.bib, safety.tableware, safety.cup),
    inTheBox: ['2 bibs', '1 plate', '1 cup', '1 spoon', '1 fork'],
    categories: ['starter-kits', 'kitchen', 'gifts', 'selected/shop'],
    priceUsd: 56.95,
    related: ['snack-bowl', 'baby-cup-2-pack', 'high-chair', 'baby-plate-spoon-and-fork'],
    launchedOn: '2023-03-14',
    variants: inSets({
      'MEALTIME-KIT-SAGE-GREEN':
        'BABY-BIB-2-PACK-SAGE-GREEN BABY-PLATE-PLASTIC-SAGE-GREEN BABY-CUP-SAGE-GREEN SPOON-AND-FORK-SAGE-GREEN',
      'MEALTIME-KIT-DUSTY-PINK':
        'BABY-BIB-2-PACK-DUSTY-PINK BABY-PLATE-PLASTIC-DUSTY-PINK BABY-CUP-DUSTY-PINK SPOON-AND-FORK-DUSTY-PINK',
    }),
  },
  {
    key: 'welcome-baby-gift-set',
    name: 'Welcome Baby Gift Set',
    tagline: 'A knitted blanket and a bear to hold, for somebody very new.',
    description: paragraphs(
      'When you do not know what a family still needs, give something soft. The set pairs our knitted blanket with the Soft Friend Bear in a matching shade.',
      'Add a gift box and a message at the cart and we will send it straight to the new address, wrapped.',
    ),
    features: [
      'Knitted cotton blanket, 95 × 75 cm',
      'Soft Friend Bear, 26 cm',
      'Costs less than the parts bought alone',
      'Right for every season',
    ],
    ageMonths: { from: 0 },
    measures: [mm('blanket', 950, 750), mm('bear', 260)],
    materials: ['100% cotton', 'Filling of the bear: recycled polyester'],
    care: [care.wash30, care.airDry],
    safety: together(safety.textile, safety.softToy),
    inTheBox: ['1 blanket', '1 bear'],
    categories: ['gifts', 'selected/shop', 'selected/supersoft-and-supercosy-new-additions'],
    priceUsd: 79.95,
    related: ['gift-box', 'muslin-swaddle', 'hooded-towel', 'baby-carrier-mini'],
    launchedOn: '2025-11-04',
    variants: mixed(
      inSets({
        'WELCOME-BABY-SET-SAND': 'BABY-BLANKET-COTTON-SAND SOFT-FRIEND-BEAR-SAND',
        'WELCOME-BABY-SET-DUSTY-PINK': 'BABY-BLANKET-COTTON-DUSTY-PINK SOFT-FRIEND-BEAR-ROSE',
      }),
      { 'SOFT-FRIEND-BEAR': ['SAND', 'LIGHT-GREY', 'ROSE'] },
    ),
  },
  {
    key: 'gift-box',
    kind: 'gift-box',
    name: 'Gift Box',
    tagline: 'A sturdy, reusable box with a cotton ribbon, packed by hand.',
    description: paragraphs(
      'We pack your order in a strong paper box with a cotton ribbon. It fits everything up to the size of a folded carrier; larger things travel in their own box with the ribbon round it.',
      'Afterwards it keeps first shoes, hospital bracelets and letters for later.',
    ),
    features: ['Packed by hand', 'Cotton ribbon, no plastic', 'Made to be kept and used again'],
    measures: [mm('size', 420, 320, 160), grams('weight', 500)],
    materials: ['Recycled board', 'Ribbon: 100% cotton'],
    care: ['Keep dry'],
    inTheBox: ['1 gift box', 'Cotton ribbon'],
    categories: ['gifts'],
    priceUsd: 6.95,
    related: ['gift-message', 'welcome-baby-gift-set'],
    launchedOn: '2020-11-10',
    variants: inColors('GIFT-BOX', { sand: 200 }),
  },
  {
    key: 'gift-message',
    kind: 'gift-message',
    name: 'Gift Message',
    tagline: 'A few words of your own, printed on a folded card.',
    description: paragraphs(
      'Write up to 1,000 characters when you add the message to your cart. We print it on thick, uncoated card and lay it on top of your present.',
      'It travels with an order, so add at least one other thing to your cart.',
    ),
    features: [
      'Your own words, up to 1,000 characters',
      'Printed on thick, uncoated card',
      'With an envelope',
    ],
    measures: [mm('folded', 105, 148), upTo('characters', 1000)],
    materials: ['Uncoated card'],
    care: ['Keep dry'],
    inTheBox: ['1 card', '1 envelope'],
    categories: ['gifts'],
    priceUsd: 2.5,
    taxCategory: 'reduced',
    related: ['gift-box', 'welcome-baby-gift-set'],
    launchedOn: '2020-11-10',
    variants: [{ sku: 'GIFT-MESSAGE', material: 'paper', stock: 200 }],
  },
];
