import type { CartRecord } from '../../commerce/commerce.ts';
import { ShopError } from '../../contract/shop-error.ts';

/** The error for changing a version of the cart that is no longer the current one. */
export const versionConflict = ({ view }: CartRecord): ShopError =>
  new ShopError('VersionConflict', 'The cart changed in the meantime', { currentVersion: view.version });
