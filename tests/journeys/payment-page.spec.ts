import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { hashOf } from '../../hosts/inline-scripts.ts';
import { firstTarget, outputOf } from '../../scripts/build/build-target.ts';
import { paymentScriptsAt, paymentScriptsSchema } from '../../scripts/check/payment-page-scripts.ts';
import { expect, test } from '../browser/fixtures.ts';
import { at, second } from '../browser/samples.ts';
import { cartWith } from './prepared.ts';
import { cards, chooseDelivery, expectOrder, fillAddress, open, payByCard } from '../browser/shopper.ts';

const record = paymentScriptsSchema.parse(
  JSON.parse(readFileSync(paymentScriptsAt(outputOf(firstTarget)), 'utf8')),
);

/** The part of an event of Chromium's debugger that is used here. */
interface ParsedScript {
  readonly scriptId: string;
  readonly url: string;
  readonly executionContextAuxData?: { readonly frameId?: string };
}

/** Collects every script that the browser runs in a page from now on: its address and its text. */
async function watchScripts(page: Page): Promise<() => Promise<readonly { url: string; text: string }[]>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const parsed: Promise<{ url: string; text: string }>[] = [];
  session.on('Debugger.scriptParsed', ({ scriptId, url }: ParsedScript) => {
    // Without an address are Playwright's own; a page's `eval`, which would be, too, is forbidden by its policy.
    if (url === '' || url.startsWith('__playwright')) return;
    const script = session
      .send('Debugger.getScriptSource', { scriptId })
      .then(({ scriptSource }) => ({ url, text: scriptSource }));
    // A page that is closed has no scripts, and nobody waits for them any more.
    script.catch(() => undefined);
    parsed.push(script);
  });
  await session.send('Debugger.enable');
  return () => Promise.all(parsed);
}

/** What is not as the record says, of the scripts of the shop's own origin; frames of other origins are others' pages. */
function deviations(scripts: readonly { url: string; text: string }[], origin: string): string[] {
  return scripts.flatMap(({ url, text }) => {
    const address = new URL(url);
    if (address.origin !== origin) return [];
    const file = record.files[address.pathname];
    if (file) {
      const digest = createHash('sha256').update(text).digest('hex');
      return digest === file.sha256 ? [] : [`${url} has the digest ${digest}`];
    }
    if (/\.js$/.test(address.pathname)) return [`${url} is not in the record`];
    return hashOf(text) in record.inline ? [] : [`${url}: ${text.slice(0, 200)}`];
  });
}

test('every script on the way from the cart through payment is in the record, with its digest and its reason', async ({
  page,
  baseURL,
}) => {
  await cartWith(page, [second.sku]);
  // Whoever begins to watch is also told of what the document has run before.
  await page.goto('about:blank');
  const scripts = await watchScripts(page);
  await open(page, at('cart'));
  await page.getByRole('link', { name: 'Checkout' }).click();
  await fillAddress(page);
  await chooseDelivery(page, 'Standard');
  await payByCard(page, cards.approved);
  await expectOrder(page, second.name);

  const ran = await scripts();
  const paths = ran.map(({ url }) => new URL(url).pathname);
  expect(deviations(ran, baseURL ?? '')).toEqual([]);
  // The journey has seen what the record is about, and the payment service's frames besides.
  const library = Object.entries(record.files).find(([, { reasons }]) =>
    reasons.some((reason) => reason.startsWith('The payment service')),
  );
  expect(paths).toContain(library?.[0]);
  expect(ran.some(({ url }) => new URL(url).origin !== baseURL)).toBe(true);
});
