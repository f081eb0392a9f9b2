import { legacyLinks, to } from './legacy-links.ts';

/**
 * Everything else in an old folder: the page that the folder itself leads to. Rules for single addresses in other files
 * take precedence.
 */
export const legacyFolders = legacyLinks(
  'legacy-folders',
  // Categories
  to('category/baby-carriers')`/baby-carriers/* /carriers/*`,
  to('category/baby-bouncers')`/baby-bouncers/* /bouncers/*`,
  to('category/kitchen')`/kitchen/*`,
  to('category/bathroom')`/bathroom/*`,
  to('category/baby-cradle-and-travel-crib')`/baby-cradle-and-travel-crib/* /travel-cot/* /cradle/*`,
  to('category/starter-kits')`/starter-kits/*`,
  to('category/gifts')`/gifts/*`,
  to('category/selected/shop')`/shop/*`,

  // Articles
  to('content/inspiration/all')`/articles/* /inspiration/* /magazine/* /blog/* /guides/*`,

  // Manuals
  to('content/manuals')`/pdf/* /media/manuals/*`,

  // Pages without a successor
  to('home')`/campaign/* /reviews/* /find-a-store/*`,
);
