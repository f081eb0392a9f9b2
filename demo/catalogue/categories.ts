import type { DemoCategory } from './types.ts';

/** The shop's tree, parents before their children, then the curated lists. */
export const categories: readonly DemoCategory[] = [
  {
    key: 'baby-carriers',
    name: 'Baby carriers',
    description:
      'Close to you and free to move. Soft, supportive carriers from the first cuddle at home to long walks with a toddler.',
  },
  {
    key: 'baby-carriers/accessories-baby-carrier',
    name: 'Baby carrier accessories',
    description: 'Covers, bibs and pouches that keep your carrier clean, dry and ready for any weather.',
  },
  {
    key: 'baby-bouncers',
    name: 'Baby bouncers',
    description:
      'A soft place for your baby to rest, watch and play. Moved by your baby’s own kicks: no batteries, no noise.',
  },
  {
    key: 'baby-bouncers/accessories-baby-bouncer',
    name: 'Baby bouncer accessories',
    description: 'Fresh seats, toys for small hands and a bag for the weekend away.',
  },
  {
    key: 'baby-cradle-and-travel-crib',
    name: 'Cradle and travel crib',
    description:
      'Calm, airy places to sleep, beside your bed in the first months and wherever you go after that.',
  },
  {
    key: 'baby-cradle-and-travel-crib/accessories',
    name: 'Sleep accessories',
    description: 'Sheets, mattresses, muslins and covers cut to fit the cradle and the travel crib.',
  },
  {
    key: 'kitchen',
    name: 'Kitchen',
    title: 'Baby bibs, plates, cups and high chairs',
    description:
      'Bibs, plates and cutlery that let small people eat by themselves, and let you wipe up in seconds.',
  },
  {
    key: 'bathroom',
    name: 'Bathroom',
    title: 'Potties, step stools and hooded towels',
    description: 'Steady potties, seats and steps for the big days when your child wants to do it alone.',
  },
  {
    key: 'starter-kits',
    name: 'Starter kits',
    title: 'Starter kits for newborns and first meals',
    description:
      'What you need for the first weeks, the first spoonful and the first potty, chosen to fit together.',
  },
  {
    key: 'gifts',
    name: 'Gifts',
    title: 'Gifts for babies and new parents',
    description:
      'For baby showers, first birthdays and every visit in between. Add a gift box and a few words of your own.',
  },
  {
    key: 'selected/shop',
    name: 'Shop all',
    title: 'All baby carriers, bouncers, cribs and more',
    description: 'Everything we make for the first years, in one place.',
  },
  {
    key: 'selected/supersoft-and-supercosy-new-additions',
    name: 'Supersoft and supercosy: new additions',
    description: 'Our newest and softest: jersey, quilted cotton and muslin in this season’s quiet colors.',
  },
  {
    key: 'selected/50-years-of-baby-carrying',
    name: '50 years of baby carrying',
    description:
      'Half a century of carrying children close. The carriers we make today, and the small things that go with them.',
  },
];
