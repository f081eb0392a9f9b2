import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inEmptyFolder } from '../scripts/testing/in-empty-folder.ts';
import { japanFile, japanFolder, japanSchema } from '../src/checkout/postal-codes/japan.ts';
import { jpPrefectures } from '../stores/address-formats/states.ts';
import { stores } from '../stores/testing/storefronts.ts';
import { writePostalCodes } from './postal-code-files.ts';

inEmptyFolder();

const fileAt = async (firstThree: string) =>
  japanSchema.parse(JSON.parse(await readFile(`public${japanFile(firstThree)}`, 'utf8')));

test('product 4.804: a storefront that delivers to Japan has its postal codes, in files of some kilobytes', async () => {
  await writePostalCodes(stores.jp);
  const names = (await readdir(`public${japanFolder}`)).map((name) => name.replace('.json', ''));
  const files = new Map(await Promise.all(names.map(async (name) => [name, await fileAt(name)] as const)));
  expect(files.size).toBe(1000);
  const places = [...files.values()].flatMap((file) => Object.values(file));
  expect(places.length).toBeGreaterThan(120_000);
  const prefectures = new Set(places.flatMap((shared) => shared.map(([prefecture]) => prefecture)));
  expect([...prefectures].sort()).toEqual(jpPrefectures.map(({ code }) => code));
  expect(Math.max(...[...files.values()].map((file) => JSON.stringify(file).length))).toBeLessThan(60_000);
  expect(files.get('100')?.['0001']).toEqual([['13', '千代田区', '千代田']]);
  // One that two prefectures share; one whose ward exists since 2024; a town that is told apart by its houses; three in one name; none.
  expect(files.get('498')?.['0000']?.map(([prefecture]) => prefecture)).toEqual(['23', '24']);
  expect(files.get('432')?.['8003']?.[0]?.[1]).toBe('浜松市中央区');
  expect(files.get('409')?.['0142']).toEqual([['19', '北都留郡小菅村', '']]);
  expect(files.get('441')?.['1324']?.map(([, , town]) => town)).toEqual(['井道', '奥井道', '内井道']);
  expect(files.get('000')).toEqual({});

  await writePostalCodes(stores.us);
  await expect(readdir(`public${japanFolder}`)).rejects.toThrow('ENOENT');
});
