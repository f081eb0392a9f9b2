import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { brand } from '../../brands/build.ts';
import { scriptRecord } from '../../gatsby/security/script-record.ts';
import { hashOf, inlineScriptsIn } from '../../hosts/inline-scripts.ts';
import { storeById } from '../../stores/storefront.ts';
import { defaultLanguageOf } from '../../stores/languages.ts';
import { pathOf } from '../../stores/urls.ts';
import { type BuildTarget, outputOf, recordsBeside } from '../build/build-target.ts';
import { scriptsOf } from './weigh.ts';

/**
 * Why each script is on the payment page, as PCI DSS 6.4.3 asks: the document that a shopper pays in, from the cart, which
 * leads there without a full load, to the confirmation. By the name of the chunk or of what is imported
 * (`gatsby/security/script-record.ts`). A file that several of them share has the reasons of all.
 *
 * A script that is not here must not run there: `tests/journeys/payment-page.spec.ts` fails when it does.
 */
export const reasons: Readonly<Record<string, string>> = {
  app: 'Gatsby and React, and the frame of every page: header, footer, consent, recovery from lost connections',
  'component---src-templates-cart-tsx': 'The cart, from which checkout is opened',
  'component---src-templates-checkout-tsx': 'The steps of checkout, and what comes of a payment',
  'component---src-templates-order-confirmation-tsx': 'The confirmation, which follows the payment',
  'express-wallets':
    'Express payment: the payment service’s library with the buttons of wallets, whose own scripts it fetches after a touch',
  'adyen-library': 'The payment service’s library: shows its methods, and its frames for card data',
  'local-methods': 'Its forms for the methods that only some countries have',
  'shop-api': 'Calls of the shop API: cart, addresses, delivery, payment, order',
  'error-reporter': 'Reports errors to Sentry, without anything that is typed or that identifies a visitor',
  'tag-manager':
    'The shop’s own code that keeps events for the tag manager; its container is not on these pages',
  'live-row': 'Recommended products, for which it asks the search service',
  visitor: 'What search remembers, with the visitor’s consent',
  register: 'Registers the service worker, which shows pages without a connection',
  'country-change-notice': 'The notice that the cart has moved to another country',
  'saved-list': 'Saves a line of the cart for later, once that is touched',
};

/** Why each inline script is in the HTML of these pages; each is recognized by a part of its text. */
export const inlineReasons: readonly { readonly contains: string; readonly reason: string }[] = [
  {
    contains: 'openLink',
    reason:
      'Takes the secret of a link or of a bank’s return out of the address, and exchanges it for a cookie',
  },
  { contains: 'gatsby-i18next-language', reason: 'Opens the page in the visitor’s language' },
  { contains: 'dataset.consent', reason: 'Shows the consent banner before anything else, or not at all' },
  { contains: 'webpack-runtime|framework|app', reason: 'Reloads a page whose files are gone, or says so' },
  { contains: '.listing=', reason: 'Marks a page whose address asks for another list than its HTML has' },
  { contains: 'dataset.path', reason: 'Tells Gatsby the path of the page' },
  { contains: '___chunkMapping', reason: 'Tells Gatsby the files of each template' },
  { contains: '___webpackCompilationHash', reason: 'Tells Gatsby which build the page belongs to' },
];

const entrySchema = z.object({ sha256: z.string(), reasons: z.array(z.string()) });

/** The scripts that may run on the payment page of a build, with the digest of each and why it is there. */
export const paymentScriptsSchema = z.object({
  /** By address; digests are hexadecimal. */
  files: z.record(z.string(), entrySchema),
  /** By hash, as in the content security policy. */
  inline: z.record(z.string(), z.string()),
});
export type PaymentScripts = z.infer<typeof paymentScriptsSchema>;

export const paymentScriptsAt = (output: string): string =>
  join(recordsBeside(output), 'payment-page-scripts.json');

/** The pages whose HTML a shopper may pay in: the cart leads to checkout without a full load. */
const pages = ['cart', 'checkout', 'order-confirmation'] as const;

const purposesSchema = z.record(z.string(), z.array(z.string()));

/**
 * Writes the record of a build's payment page beside what it publishes.
 * @throws Error listing the scripts in the HTML of these pages that have no reason.
 */
export function recordPaymentScripts(target: BuildTarget): void {
  const output = outputOf(target);
  const store = storeById(target.store, brand.storefronts);
  const paths = pages.map((page) => pathOf(store, defaultLanguageOf(store), page));
  const files = fileEntries(output);
  const inline = Object.fromEntries(paths.flatMap((path) => inlineEntries(output, path)));
  const unexplained = [
    ...paths.flatMap((path) => scriptsOf(output, path)).filter((file) => !(file in files)),
    ...Object.entries(inline).flatMap(([hash, reason]) => (reason === '' ? [hash] : [])),
  ];
  if (unexplained.length > 0)
    throw new Error(
      `Scripts of the payment page without a reason in scripts/check/payment-page-scripts.ts:\n${[...new Set(unexplained)].join('\n')}`,
    );
  const record: PaymentScripts = { files, inline };
  writeFileSync(paymentScriptsAt(output), `${JSON.stringify(record, null, 2)}\n`);
}

/** Every script of the build that is loaded for something that has a reason. */
function fileEntries(output: string): PaymentScripts['files'] {
  const purposes = purposesSchema.parse(
    JSON.parse(readFileSync(join(recordsBeside(output), scriptRecord), 'utf8')),
  );
  return Object.fromEntries(
    Object.entries(purposes).flatMap(([file, names]) => {
      const why = names.flatMap((name) => reasons[name] ?? []);
      if (why.length === 0) return [];
      const sha256 = createHash('sha256')
        .update(readFileSync(join(output, file)))
        .digest('hex');
      return [[`/${file}`, { sha256, reasons: why }]];
    }),
  );
}

function inlineEntries(output: string, path: string): readonly (readonly [string, string])[] {
  const html = readFileSync(join(output, path, 'index.html'), 'utf8');
  return inlineScriptsIn(html).map((text) => {
    const { reason = '' } = inlineReasons.find(({ contains }) => text.includes(contains)) ?? {};
    return [hashOf(text), reason];
  });
}
