import { html } from 'hono/html';
import type { SandboxSeed, StorefrontSeed } from './seed.ts';

const services = [
  ['/commercetools', 'commercetools', 'carts, orders, products; the SDK calls it', 'commercetools'],
  ['/orders/', 'Orders', 'pack, ship, deliver, and cancel them, as staff would', 'commercetools'],
  ['/stock/', 'Stock', 'have something sell out, or be delivered again', 'commercetools'],
  ['/klevu', 'Klevu', 'search; the browser calls it', 'klevu'],
  ['/klevu/events/', 'Search events', 'what the shop reported to Klevu', 'klevu'],
  ['/adyen', 'Adyen', 'payments; the shop API calls it', 'adyen'],
  ['/checkoutshopper', 'Adyen’s browser files', 'secured card fields', 'adyen'],
  ['/wallets/simulator.js', 'Wallets', 'Google Pay, Apple Pay, and PayPal; the browser loads it', 'adyen'],
  ['/mail/', 'Inbox', 'every e-mail that the shop has sent', 'mail'],
  ['/telemetry/', 'Telemetry', 'what Sentry and the tag manager received', 'telemetry'],
  ['/assets', 'Product pictures', 'drawn on demand', 'pictures'],
  ['/control', 'Control', 'POST outages, faults, stock or reset, as JSON', 'name'],
  ['/health', 'Health', 'whether the sandbox is up', 'name'],
] as const satisfies readonly (readonly [
  path: string,
  service: string,
  use: string,
  part: keyof SandboxSeed,
])[];

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

/** Without the name of another country: `Hong Kong`. */
const nameOf = (country: string) => (countryNames.of(country) ?? country).replace(/ SAR China$/, '');

/** A language's name in that language: `Svenska`, `日本語`. */
function endonymOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

/** One storefront as a row: its countries, currencies, languages with their search keys, and merchant account. */
const storefrontRow = ({ id, countries, currencies, searchKeys, merchantAccount }: StorefrontSeed) =>
  html`<tr>
    <td><code>${id}</code></td>
    <td>${countries.map(nameOf).join(', ')}</td>
    <td>${currencies.join(', ')}</td>
    <td>
      ${Object.entries(searchKeys).map(
        ([language, key]) =>
          html`<div><span lang="${language}">${endonymOf(language)}</span> <code>${key}</code></div>`,
      )}
    </td>
    <td>${merchantAccount}</td>
  </tr>`;

const storefrontTable = (storefronts: readonly StorefrontSeed[]) =>
  html`<h2>Stores</h2>
    <p>All of them share these services.</p>
    <div class="wide">
      <table>
        <tr>
          ${['Store', 'Countries', 'Currencies', 'Languages and search keys', 'Merchant account'].map(
            (head) => html`<th scope="col">${head}</th>`,
          )}
        </tr>
        ${storefronts.map(storefrontRow)}
      </table>
    </div>`;

/** What people see who open the sandbox itself. */
export function indexPage(seed: SandboxSeed) {
  const { name, storefronts = [] } = seed;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Sandbox – ${name}</title>
        <style>
          body {
            font: 1rem/1.5 system-ui;
            max-width: 60rem;
            margin: 3rem auto;
            padding: 0 1rem;
          }
          td,
          th {
            padding: 0.25rem 1rem 0.25rem 0;
            text-align: left;
            vertical-align: top;
          }
          .wide {
            overflow-x: auto;
          }
        </style>
      </head>
      <body>
        <h1>Sandbox</h1>
        <p>
          Stand-ins for the services ${name} is built on. Nothing here is real: no money, no parcels. This is
          not the shop.
        </p>
        <div class="wide">
          <table>
            ${services
              .filter(([, , , part]) => part in seed)
              .map(
                ([path, service, use]) =>
                  html`<tr>
                    <td>
                      ${path.endsWith('/') ? html`<a href="${path}"><code>${path}</code></a>` : html`<code>${path}</code>`}
                    </td>
                    <td>${service}</td>
                    <td>${use}</td>
                  </tr>`,
              )}
          </table>
        </div>
        ${storefronts.length > 0 ? storefrontTable(storefronts) : ''}
      </body>
    </html>`;
}
