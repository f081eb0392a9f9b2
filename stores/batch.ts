import { cleanNumber } from './typed-text.ts';

/** A range of batch numbers: the first and the last of them are included. */
export interface Batches {
  readonly from: string;
  readonly to: string;
}

/** Whether a recall affects a batch; what was typed may not be the number of any. */
export type BatchAnswer =
  { readonly answer: 'affected' | 'unaffected'; readonly batch: string } | { readonly answer: 'unreadable' };

/** Of a batch number as it is typed, in UTF-16 code units as a form counts them. */
export const maxBatchLength = 40;

/**
 * The batch number that somebody has typed, e.g. `HF24031`: the product's two letters, year, week, and production line. Case, spaces,
 * dashes, and full-width characters do not matter, nor does the word LOT, which labels print before it. It is certain which of O and
 * 0, or of I and 1, is meant. Anything else is the number of no batch, and null: nobody may be told a guess.
 */
export function batchFrom(typed: string): string | null {
  const compact = cleanNumber(typed).replaceAll(/[\s-]/g, '').toUpperCase();
  const number = compact.replace(/^L[O0]T(?=.{7}$)/, '');
  const letters = number.slice(0, 2).replaceAll('0', 'O').replaceAll('1', 'I');
  const digits = number.slice(2).replaceAll('O', '0').replaceAll('I', '1');
  const batch = letters + digits;
  return /^[A-Z]{2}[0-9]{5}$/.test(batch) ? batch : null;
}

/** Whether a recall affects a batch, by its number as `batchFrom` reads it. */
export const isRecalled = (batch: string, recalled: readonly Batches[]): boolean =>
  recalled.some(({ from, to }) => from <= batch && batch <= to);

/** Answers for a batch number as a shopper types it. */
export function checkBatch(typed: string, recalled: readonly Batches[]): BatchAnswer {
  const batch = batchFrom(typed);
  if (batch === null) return { answer: 'unreadable' };
  return { answer: isRecalled(batch, recalled) ? 'affected' : 'unaffected', batch };
}

/** A batch number as labels print it: `HF 24031`. */
export const printed = (batch: string): string => `${batch.slice(0, 2)} ${batch.slice(2)}`;

/** The year in which a batch was made. */
export const yearOfBatch = (batch: string): number => 2000 + Number(batch.slice(2, 4));
