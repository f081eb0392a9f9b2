import { html } from 'hono/html';
import { listPage } from './list-page.ts';
import type { SandboxSeed } from './seed.ts';

const services = [
  ['/commercetools', 'carts, orders, products; the SDK calls it', 'commercetools'],
  ['/orders/', 'pack, ship, deliver, take back, and cancel orders, as staff would', 'commercetools'],
  ['/stock/', 'have something sell out, or be delivered again', 'commercetools'],
  ['/carrier/labels', 'labels for returns; the shop API calls it', 'commercetools'],
  ['/builds/', 'builds that were asked for because the catalogue has changed', 'commercetools'],
  ['/klevu', 'search; the browser calls it', 'klevu'],
  ['/klevu/events.json', 'what the shop reported to Klevu', 'klevu'],
  ['/adyen', 'payments; the shop API calls it', 'adyen'],
  ['/checkoutshopper', 'Adyen’s secured card fields', 'adyen'],
  ['/wallets/simulator.js', 'Google Pay, Apple Pay, and PayPal; the browser loads it', 'adyen'],
  ['/mail/', 'every e-mail that the shop has sent', 'mail'],
  ['/klaviyo/profiles/', 'who gets the newsletter; the shop API calls it', 'klaviyo'],
  ['/telemetry/', 'what Sentry and the tag manager received', 'telemetry'],
  ['/assets', 'pictures', 'pictures'],
  ['/control', 'POST faults, stock or reset, as JSON', 'name'],
  ['/health', 'whether the sandbox is up', 'name'],
] as const satisfies readonly (readonly [path: string, use: string, part: keyof SandboxSeed])[];

/** What people see who open the sandbox itself. */
export const indexPage = (seed: SandboxSeed) =>
  listPage({
    title: seed.name,
    introduction: html`Stand-ins for the services ${seed.name} is built on. Nothing here is real: no money, no
    parcels. This is not the shop.`,
    columns: ['Address', 'What it is'],
    nothing: '',
    rows: services
      .filter(([, , part]) => part in seed)
      .map(([path, use]) => [
        path.endsWith('/') ? html`<a href="${path}"><code>${path}</code></a>` : html`<code>${path}</code>`,
        use,
      ]),
  });
