/** Where the categories of the catalogue are in Google's taxonomy. */
export const feedCategories: Readonly<Record<string, string>> = {
  'baby-carriers': 'Baby & Toddler > Baby Transport > Baby Carriers',
  'baby-carriers/accessories-baby-carrier':
    'Baby & Toddler > Baby Transport Accessories > Baby Carrier Accessories',
  'baby-bouncers': 'Baby & Toddler > Baby Toys & Activity Equipment > Baby Bouncers & Rockers',
  'baby-bouncers/accessories-baby-bouncer': 'Baby & Toddler > Baby Toys & Activity Equipment',
  'baby-cradle-and-travel-crib': 'Furniture > Baby & Toddler Furniture',
  'baby-cradle-and-travel-crib/accessories':
    'Furniture > Baby & Toddler Furniture > Crib & Toddler Bed Accessories',
  kitchen: 'Baby & Toddler > Nursing & Feeding',
  bathroom: 'Baby & Toddler > Potty Training',
  'starter-kits': 'Baby & Toddler > Baby Gift Sets',
  gifts: 'Baby & Toddler > Baby Gift Sets',
};
