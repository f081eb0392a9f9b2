import { html } from 'hono/html';
import { countryData } from '../../../stores/country-data.ts';
import type { Matrix, OlderAddress } from './model.ts';
import { type MatrixCell, type MatrixRow, type Oddity, oddityWords } from './short-links.ts';

/** Markup with every text in it escaped. */
export type Html = ReturnType<typeof html>;

/** The table of short links by countries: a body per file, a row per path. */
export function shortLinksTable({ columns, shortLinks, reasons }: Matrix): Html {
  return html`<table id="matrix">
    <caption>
      Where each short link leads, by the visitor’s country
    </caption>
    <thead>
      <tr>
        <th scope="col" class="corner">Short path</th>
        ${columns.map(columnHead)}
      </tr>
    </thead>
    ${shortLinks.map(
      ({ file, links }) =>
        html`<tbody>
          <tr class="file">
            <th scope="rowgroup" colspan="${columns.length + 1}"><span>${file}</span></th>
          </tr>
          ${links.map((row) => tableRow(row, reasons))}
        </tbody> `,
    )}
  </table>`;
}

/** The name of a column, for headings and for selecting a country. */
export const columnName = (country: string | null): string =>
  country === null ? 'Anywhere else' : countryData(country).name;

const columnHead = (country: string | null): Html =>
  html`<th scope="col"><b>${country ?? 'fallback'}</b><span>${columnName(country)}</span></th>`;

const tableRow = (row: MatrixRow, reasons: readonly string[]): Html =>
  html`<tr data-row>
    <th scope="row">
      <code>${row.path}</code><span class="page">${row.page}</span>${
        row.assumed === null ? null : tag('assumed', reasons.indexOf(row.assumed) + 1)
      }
    </th>
    ${row.cells.map((cell) => tableCell(cell, row, reasons))}
  </tr> `;

const tableCell = (cell: MatrixCell, row: MatrixRow, reasons: readonly string[]): Html =>
  html`<td${cell.page === row.page ? html` class="same"` : null}><a href="${cell.url}"><b>${
    cell.store ?? 'web'
  }</b> <span>${cell.name}</span></a>${cell.oddities.map((oddity) =>
    tag(oddity, oddity === 'assumed' && cell.assumed !== null ? reasons.indexOf(cell.assumed) + 1 : null),
  )}</td>`;

/** The mark of an oddity, with the number of its reason, if any. */
export const tag = (oddity: Oddity, reason: number | null = null): Html =>
  html`<i class="${oddity}">${oddityWords[oddity].label}${reason === null ? null : html` ${reason}`}</i>`;

/** The table of old addresses: a body per file, a row per address. */
export const olderAddressesTable = ({ olderAddresses }: Matrix): Html =>
  html`<table id="older">
    <caption>
      Where each address of an older site leads. The English address of a page works on every storefront
    </caption>
    <thead>
      <tr>
        <th scope="col">Older address</th>
        <th scope="col">Leads to</th>
        <th scope="col">Remarks</th>
      </tr>
    </thead>
    ${olderAddresses.map(
      ({ file, links }) =>
        html`<tbody>
          <tr class="file">
            <th scope="rowgroup" colspan="3"><span>${file}</span></th>
          </tr>
          ${links.map(olderRow)}
        </tbody> `,
    )}
  </table>`;

const olderRow = (address: OlderAddress): Html =>
  html`<tr data-row>
    <th scope="row"><code>${address.source}</code></th>
    <td>
      ${
        address.url === null
          ? html`<span>the same address without the part before *</span>`
          : html`<a href="${address.url}"
              >${address.store === null ? null : html`<b>${address.store}</b> `}<span
                >${address.page}</span
              ></a
            >`
      }
    </td>
    <td>
      ${address.elsewhere.map(
        ({ page, stores }) => html`<p>${tag('exception')} ${stores.join(', ')}: ${page}</p>`,
      )}${address.assumed === null ? null : html`<p>${tag('assumed')} ${address.assumed}</p>`}
    </td>
  </tr> `;
