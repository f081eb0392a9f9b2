import { html, raw } from 'hono/html';
import { brand } from '../../../brands/build.ts';
import { browse } from './browse.ts';
import type { Matrix } from './model.ts';
import { type Oddity, oddityWords } from './short-links.ts';
import { style } from './style.ts';
import { columnName, olderAddressesTable, shortLinksTable, tag, type Html } from './tables.ts';

/** One self-contained HTML page that shows the table and makes it searchable. */
export async function matrixPage(matrix: Matrix): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Redirects of ${brand.name}</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <header>
          <p class="brand">${brand.name}</p>
          <h1>Where our links lead</h1>
          ${counts(matrix)}
        </header>
        <main>
          ${controls(matrix)}
          <section>
            <h2 id="short-links">Short links</h2>
            ${legend}
            <div class="bar" aria-hidden="true">
              <b id="bar-where">Point at a cell</b
              ><span id="bar-url"
                >Its full address appears here. Use the arrow keys to move between cells.</span
              >
            </div>
            <div class="scroll" role="region" tabindex="0" aria-labelledby="short-links">
              ${shortLinksTable(matrix)}
            </div>
            <p class="nothing" hidden>No short link matches.</p>
            ${reasons(matrix)}
          </section>
          <section>
            <h2 id="older-addresses">Older addresses</h2>
            <p>
              They keep their visitor on the storefront where the address was opened, unless another is named.
              The links below open the ${matrix.home} storefront.
            </p>
            <div class="scroll" role="region" tabindex="0" aria-labelledby="older-addresses">
              ${olderAddressesTable(matrix)}
            </div>
            <p class="nothing" hidden>No older address matches.</p>
          </section>
        </main>
        <script>
          ${raw(`(${String(browse)})()`)};
        </script>
      </body>
    </html> `;
  return page.toString().replaceAll(indentation, '\n');
}

/** Indentation of the templates, which is as much as a third of the page. */
const indentation = /\n\s+/g;

function counts({ home, columns, counts: count }: Matrix): Html {
  const figures: readonly (readonly [number, string])[] = [
    [count.shortLinks, 'short links'],
    [columns.length - 1, 'countries, and a fallback'],
    [count.olderAddresses, 'older addresses'],
    [count.rules, `rules on ${home}`],
    [count.storefronts, 'storefronts'],
    [count.exceptions, 'cells with a different page'],
    [count.assumed, 'assumed links'],
  ];
  return html`<dl>
    ${figures.map(
      ([value, name]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value.toLocaleString('en')}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Hidden until the script they need runs. */
const controls = ({ columns }: Matrix): Html =>
  html`<form role="search" hidden>
    <label
      >Search
      <input
        type="search"
        id="search"
        placeholder="path, page or target"
        autocomplete="off"
        spellcheck="false"
    /></label>
    <label
      >Country
      <select id="country">
        <option value="">All countries</option>
        ${columns.map(
          (country, index) =>
            html`<option value="${index + 1}">
              ${columnName(country)}${country === null ? null : ` (${country})`}
            </option>`,
        )}
      </select></label
    >
    <label class="check"><input type="checkbox" id="odd" /> Only marked links</label>
    <output id="found"></output>
  </form>`;

const legend = html`<ul class="legend" aria-label="Marks">
  ${(Object.keys(oddityWords) as Oddity[]).map(
    (oddity) => html`<li>${tag(oddity)} ${oddityWords[oddity].meaning}</li>`,
  )}
</ul>`;

const reasons = ({ reasons: all }: Matrix): Html | null =>
  all.length === 0
    ? null
    : html`<details class="reasons" open>
        <summary>Reasons for our assumptions</summary>
        <ol>
          ${all.map((reason) => html`<li>${reason}</li>`)}
        </ol>
      </details>`;
