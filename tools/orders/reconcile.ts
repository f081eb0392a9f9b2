import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { PaymentRecord, TransactionRecord } from '../../commerce/payment-record.ts';
import { isSameMoney, type Money } from '../../contract/money.ts';
import { printLine } from '../../scripts/print.ts';
import { parseCommand } from '../command-line.ts';
import { openShop } from './open-shop.ts';
import { moneyText } from './text.ts';

/** Payments that are looked up at the same time. */
const atOnce = 8;

/** What each kind of line is in the shop's records; other kinds are fees, payouts, and corrections, which it does not keep. */
const kinds = {
  Settled: 'Charge',
  Refunded: 'Refund',
  Chargeback: 'Chargeback',
  SecondChargeback: 'Chargeback',
} as const satisfies Readonly<Record<string, TransactionRecord['type']>>;

const amount = z.string().default('').transform(Number);

/** https://docs.adyen.com/reporting/settlement-reconciliation/transaction-level/settlement-details-report */
const lineSchema = z.object({
  'Psp Reference': z.string(),
  'Merchant Reference': z.string().default(''),
  Type: z.string(),
  'Gross Currency': z.string(),
  'Gross Debit (GC)': amount,
  'Gross Credit (GC)': amount,
});

/** A line about a payment. */
export interface ReportLine {
  readonly pspReference: string;
  readonly merchantReference: string;
  readonly type: keyof typeof kinds;
  readonly amount: Money;
}

/**
 * `reconcile FILE`: compares a settlement details report of Adyen with the payments in commercetools, and lists what the shop does
 * not know, or knows otherwise.
 * @returns the exit code: 1 if there is anything.
 */
export async function reconcileCommand(args: readonly string[]): Promise<number> {
  const { argument: file } = parseCommand(args, {}, 'report');
  const lines = linesOf(await readFile(file, 'utf8'), file);
  const { commerce } = openShop().context;
  const references = [...new Set(lines.map(({ pspReference }) => pspReference))];
  const payments = new Map<string, PaymentRecord>();
  for (let at = 0; at < references.length; at += atOnce)
    await Promise.all(
      references.slice(at, at + atOnce).map(async (reference) => {
        const payment = await commerce.findPaymentByPspReference(reference);
        if (payment) payments.set(reference, payment);
      }),
    );
  const differences = differencesIn(lines, payments);
  printLine([...differences, ...(differences.length > 0 ? [''] : []), ...totalsOf(lines)].join('\n'));
  return differences.length === 0 ? 0 : 1;
}

/** The lines about payments. @throws Error that says what is wrong with the file. */
export function linesOf(text: string, file: string): ReportLine[] {
  const rows: unknown = parse(text, { columns: true, bom: true, skip_empty_lines: true });
  const parsed = z.array(lineSchema).safeParse(rows);
  if (!parsed.success)
    throw new Error(
      `${file} is no settlement details report: it needs the columns "${Object.keys(lineSchema.shape).join('", "')}".`,
    );
  return parsed.data.flatMap((line) => {
    const { Type: type, 'Gross Currency': currencyCode } = line;
    if (!isKind(type)) return [];
    const format = new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode });
    const { maximumFractionDigits: fractionDigits = 2 } = format.resolvedOptions();
    const gross = line['Gross Credit (GC)'] - line['Gross Debit (GC)'];
    const centAmount = Math.round(Math.abs(gross) * 10 ** fractionDigits);
    return {
      pspReference: line['Psp Reference'],
      merchantReference: line['Merchant Reference'],
      type,
      amount: { centAmount, currencyCode, fractionDigits },
    };
  });
}

const isKind = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type);

/**
 * What the shop does not know of a report, or knows otherwise, in words. Each transaction stands for one line: money that was settled
 * or refunded twice is a difference, too.
 * @param payments by their PSP references.
 */
export function differencesIn(
  lines: readonly ReportLine[],
  payments: ReadonlyMap<string, PaymentRecord>,
): string[] {
  const taken = new Set<string>();
  return lines.flatMap(({ pspReference, merchantReference, type, amount }) => {
    const what = `${pspReference} ${merchantReference}: ${type} ${moneyText(amount)}`;
    const payment = payments.get(pspReference);
    if (!payment) return [`${what}: the shop has no such payment`];
    const found = payment.transactions.find(
      (transaction) =>
        !taken.has(transaction.id) &&
        isOfKind(transaction, kinds[type]) &&
        isSameMoney(transaction.amount, amount),
    );
    if (found) taken.add(found.id);
    return found ? [] : [`${what}: payment ${payment.id} has no such ${kinds[type]}`];
  });
}

/** A reversal of captured money is a refund to Adyen. */
const isOfKind = ({ type, state }: TransactionRecord, kind: TransactionRecord['type']): boolean =>
  state === 'Success' && (type === kind || (kind === 'Refund' && type === 'CancelAuthorization'));

/** What the lines of each kind add up to in each currency. */
function totalsOf(lines: readonly ReportLine[]): string[] {
  const totals = new Map<string, ReportLine & { readonly count: number }>();
  for (const line of lines) {
    const what = `${line.type} ${line.amount.currencyCode}`;
    const { count = 0, amount = { ...line.amount, centAmount: 0 } } = totals.get(what) ?? {};
    const sum = { ...amount, centAmount: amount.centAmount + line.amount.centAmount };
    totals.set(what, { ...line, count: count + 1, amount: sum });
  }
  return [...totals.values()].map(
    ({ type, count, amount }) => `${type}: ${count} lines, ${moneyText(amount)}`,
  );
}
