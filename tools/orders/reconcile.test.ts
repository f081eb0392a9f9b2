import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useOperatedShop } from './testing/operated-shop.ts';

const operated = useOperatedShop();

const header =
  'Merchant Account,Psp Reference,Merchant Reference,Type,Gross Currency,Gross Debit (GC),Gross Credit (GC)';

/** What `reconcile` says about a report. */
async function reconciled(...lines: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  const file = join(folder, 'report.csv');
  await writeFile(file, [header, ...lines].join('\n'));
  const result = await operated.run('reconcile', file);
  await rm(folder, { recursive: true });
  return result;
}

test('product 7.355: a report is compared with what the shop knows: what is unknown, differs, or comes twice is listed', async () => {
  const number = await operated.buy();
  const { attempts, total } = await operated.summary(number);
  const reference = attempts[0]?.pspReference ?? '';
  const gross = ((total?.centAmount ?? 0) / 100).toFixed(2);
  const currency = total?.currencyCode ?? '';
  const settled = `Shop,${reference},cart-1,Settled,${currency},,${gross}`;
  const fee = `Shop,,,Fee,${currency},1.20,`;
  const right = await reconciled(settled, fee);
  expect(right).toMatchObject({ code: 0, text: expect.stringContaining('Settled: 1 lines') as string });
  const wrong = await reconciled(
    settled,
    settled,
    `Shop,${reference},cart-1,Refunded,${currency},${gross},`,
    `Shop,NOBODYKNOWSTHIS1,cart-2,Settled,${currency},,1.00`,
  );
  expect(wrong.code).toBe(1);
  expect(wrong.text.match(/: (?:the shop has no|payment [^ ]+ has no) such \w+/g)).toHaveLength(3);
});

test('another file is refused with the columns that it needs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  await writeFile(join(folder, 'other.csv'), 'a,b\n1,2\n');
  await expect(operated.run('reconcile', join(folder, 'other.csv'))).rejects.toThrow('"Psp Reference"');
  await rm(folder, { recursive: true });
});
