import { brand } from '../stores/brand.ts';
import { stores } from '../stores/index.ts';
import { endonymOf } from '../stores/languages.ts';
import type { Store } from '../stores/types.ts';

const services = [
  ['/commercetools', 'commercetools', 'carts, orders, products; the SDK calls it'],
  ['/klevu', 'Klevu', 'search; the browser calls it'],
  ['/adyen', 'Adyen', 'payments; the shop API calls it'],
  ['/checkoutshopper', 'Adyen’s browser files', 'secured card fields'],
  ['/assets', 'Product pictures', 'drawn on demand'],
  ['/control', 'Control', 'POST outages, stock or reset, as JSON'],
  ['/health', 'Health', 'whether the sandbox is up'],
] as const;

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });
const code = (text: string) => `<code>${text}</code>`;

/** One storefront as a row: its countries, currencies, languages with their search keys, and merchant account. */
function storeRow({ id, countries, languages, searchKeys, merchantAccount }: Store): string {
  const names = countries.map((country) => countryNames.of(country.code.toUpperCase()) ?? country.code);
  const currencies = new Set(countries.map(({ currency }) => currency));
  const spoken = languages.map(
    (language) =>
      `<span lang="${language}">${endonymOf(language)}</span> ${code(searchKeys[language] ?? '')}`,
  );
  const cells = [
    code(id),
    names.join(', '),
    [...currencies].join(', '),
    spoken.join('<br>'),
    merchantAccount,
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}`).join('')}`;
}

/** What a person sees who opens the sandbox itself. */
export function indexPage(): string {
  const rows = services.map(([path, name, use]) => `<tr><td>${code(path)}<td>${name}<td>${use}`).join('');
  const heads = ['Store', 'Countries', 'Currencies', 'Languages and search keys', 'Merchant account'];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox – ${brand.name}</title>
<style>body{font:1rem/1.5 system-ui;max-width:60rem;margin:3rem auto;padding:0 1rem}
td,th{padding:.25rem 1rem .25rem 0;text-align:left;vertical-align:top}.wide{overflow-x:auto}</style>
<h1>Sandbox</h1>
<p>Stand-ins for the services ${brand.name} is built on. Nothing here is real:
no money, no parcels. This is not the shop.</p>
<div class="wide"><table>${rows}</table></div>
<h2>Stores</h2>
<p>All of them share these services.</p>
<div class="wide"><table><tr>${heads.map((head) => `<th scope="col">${head}`).join('')}
${Object.values(stores).map(storeRow).join('\n')}</table></div></html>`;
}
