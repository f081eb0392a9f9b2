import type { Matrix } from '../../../redirects/matrix/model.ts';
import type { OlderAddress } from '../../../redirects/matrix/older-addresses.ts';
import { html, type SafeHtml } from './safe-html.ts';
import { tag } from './short-links-table.ts';

/** The table of older addresses: a body per file, a row per address. */
export const olderAddressesTable = ({ olderAddresses }: Matrix): SafeHtml =>
  html`<table id="older">
    <caption>
      Where each address of an older site leads. The English address of a page leads there on every storefront
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
          ${links.map(tableRow)}
        </tbody> `,
    )}
  </table>`;

const tableRow = (address: OlderAddress): SafeHtml =>
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
