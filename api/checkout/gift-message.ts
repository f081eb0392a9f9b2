import { ShopError } from '../../contract/shop-error.ts';

/**
 * A gift message as it may be kept and printed: no control characters but line breaks, no space around.
 * @throws ShopError `InvalidInput` when nothing is left.
 */
export function cleanGiftMessage(text: string): string {
  const clean = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim();
  if (clean === '') throw new ShopError('InvalidInput', 'The gift message is empty');
  return clean;
}
