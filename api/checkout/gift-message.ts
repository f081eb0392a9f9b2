import { ShopError } from '../../contract/shop-error.ts';

/**
 * Cleans a gift message for storage and print: no control characters except line breaks, no surrounding whitespace.
 * @throws ShopError `InvalidInput` if nothing is left.
 */
export function cleanGiftMessage(text: string): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim();
  if (clean === '') throw new ShopError('InvalidInput', 'The gift message is empty');
  return clean;
}
