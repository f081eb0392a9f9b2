import { brand } from '../stores/brand.ts';

const services = [
  ['/commercetools', 'commercetools', 'carts, orders, products; the SDK calls it'],
  ['/klevu', 'Klevu', 'search; the browser calls it'],
  ['/adyen', 'Adyen', 'payments; the shop API calls it'],
  ['/checkoutshopper', 'Adyen’s browser files', 'secured card fields'],
  ['/assets', 'Product pictures', 'drawn on demand'],
  ['/control', 'Control', 'POST outages, stock or reset, as JSON'],
  ['/health', 'Health', 'whether the sandbox is up'],
] as const;

/** What a person sees who opens the sandbox itself. */
export function indexPage(): string {
  const rows = services
    .map(([path, name, use]) => `<tr><td><code>${path}</code><td>${name}<td>${use}`)
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sandbox – ${brand.name}</title>
<style>body{font:1rem/1.5 system-ui;max-width:44rem;margin:3rem auto;padding:0 1rem}
td{padding:.25rem 1rem .25rem 0}</style>
<h1>Sandbox</h1>
<p>Stand-ins for the services ${brand.name} is built on. Nothing here is real:
no money, no parcels. This is not the shop.</p>
<table>${rows}</table></html>`;
}
