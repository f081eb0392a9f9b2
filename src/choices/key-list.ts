/** What commercetools allows as the key of a product. */
export const productKey = /^[\w-]{1,256}$/;

/**
 * The keys of products in an address, as in `?p=carrier-mini.carrier-free`: each once, in their order. Whatever else is in
 * there is left out, so an address that was cut or changed still says as much as it can.
 * @param most how many are of use; the others are left out.
 */
export const keysIn = (text: string | null, most: number): readonly string[] =>
  [...new Set(text?.split('.').filter((key) => productKey.test(key)))].slice(0, most);

/** Keys as `keysIn` reads them: nothing in them has to be encoded in an address. */
export const keysText = (keys: readonly string[]): string => keys.join('.');
