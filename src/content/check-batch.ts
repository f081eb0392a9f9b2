import { cleanNumber } from '../../stores/typed-text.ts';

/** A range of batch numbers: the first and the last of them are included. */
export interface Batches {
  readonly from: string;
  readonly to: string;
}

/** Whether a recall affects a batch; what was typed may not be the number of any. */
export type BatchAnswer =
  { readonly answer: 'affected' | 'unaffected'; readonly batch: string } | { readonly answer: 'unreadable' };

/**
 * Answers for a batch number as a shopper types it: case, spaces, dashes, and full-width characters do not matter, nor does
 * the word LOT, which labels print before it. The first two characters of a number are letters and the other five are digits, so it is certain which of O and 0, or of I
 * and 1, is meant. Anything else that is not such a number is unreadable: "not affected" must never be a guess.
 */
export function checkBatch(typed: string, recalled: readonly Batches[]): BatchAnswer {
  const compact = cleanNumber(typed).replaceAll(/[\s-]/g, '').toUpperCase();
  const number = compact.replace(/^L[O0]T(?=.{7}$)/, '');
  const letters = number.slice(0, 2).replaceAll('0', 'O').replaceAll('1', 'I');
  const digits = number.slice(2).replaceAll('O', '0').replaceAll('I', '1');
  const batch = letters + digits;
  if (!/^[A-Z]{2}[0-9]{5}$/.test(batch)) return { answer: 'unreadable' };
  const isAffected = recalled.some(({ from, to }) => from <= batch && batch <= to);
  return { answer: isAffected ? 'affected' : 'unaffected', batch };
}

/** A batch number as labels print it: `HF 24031`. */
export const printed = (batch: string): string => `${batch.slice(0, 2)} ${batch.slice(2)}`;
