import { expect, test, vi } from 'vitest';
import { settings } from '../../api/testing/fake-shop-api.ts';
import { brand } from '../../brands/build.ts';
import { ShopError } from '../../contract/shop-error.ts';
import { runTool } from '../command-line.ts';
import { commands, wordsFor } from './commands.ts';
import { openShop } from './open-shop.ts';
import { moneyText, readAmount } from './text.ts';

const names = Object.entries(commands);

async function run(...args: string[]) {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const code = await runTool('orders', commands, args);
  return { code, text: print.mock.calls.join('\n') };
}

test.each([[], ['help'], ['--help'], ['-h']])('%j lists every command', async (...args) => {
  const { code, text } = await run(...args);
  expect(code).toBe(0);
  for (const [name] of names) expect(text).toMatch(new RegExp(`^  ${name} .*\\n {6}[A-Z].*\\.$`, 'm'));
});

test.each(names)('%s has a help, and shows its usage with a mistake', async (name, { takes }) => {
  const usage = `npm run orders -- ${name} ${takes}`;
  const { code, text } = await run(name, '--help');
  expect(code).toBe(0);
  expect(text).toContain(usage);
  await expect(run(name, '--colour', 'red')).rejects.toThrow(
    new Error(`Unknown option '--colour'\nUsage: ${usage}`),
  );
});

test('an unknown command is reported, with the existing ones', async () => {
  await expect(run('refnd')).rejects.toThrow(/^Unknown command "refnd"\.\n[^]*erase --email/);
});

test('product 7.51: without a shop, it says how to start one', async () => {
  vi.stubEnv('SANDBOX_PORT', '9');
  const failure: unknown = await run('show', 'DE-1').catch((error: unknown) => error);
  expect(wordsFor(failure)).toMatch(/^commercetools cannot be reached[^]*`npm start`[^]*docs\/launch\.md/);
  vi.unstubAllEnvs();
});

test('product 7.51: a live shop with some of its settings is not mistaken for the sandbox', async () => {
  vi.stubEnv('ADYEN_ENVIRONMENT', 'LIVE');
  await expect(run('show', 'DE-1')).rejects.toThrow(/COMMERCETOOLS_PROJECT_KEY is missing/);
  vi.unstubAllEnvs();
});

test('product 7.51: links that the commands send for a live shop lead to each storefront, not to this machine', () => {
  const env = { ...settings, SITE_ORIGIN: undefined };
  for (const { id, origin } of brand.storefronts) expect(openShop(id, env).context.store.origin).toBe(origin);
});

test('a conflict is told in words', () => {
  const error = new ShopError('VersionConflict', 'stale');
  expect(wordsFor(error)).toContain('Somebody else has just changed the same.');
});

const euro = { currencyCode: 'EUR', fractionDigits: 2 };
const yen = { currencyCode: 'JPY', fractionDigits: 0 };

test.each([
  ['12.50', euro, 1250],
  ['12', euro, 1200],
  ['1250', yen, 1250],
] as const)('%s in %j', (text, currency, cents) => {
  expect(readAmount(text, currency)).toBe(cents);
  expect(readAmount(moneyText({ ...currency, centAmount: cents }).split(' ')[0] ?? '', currency)).toBe(cents);
});
