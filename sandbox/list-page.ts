import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

interface ListPage {
  readonly title: string;
  readonly heading: string;
  readonly introduction: Html;
  readonly columns: readonly string[];
  /** A `tr` each. */
  readonly rows: readonly Html[];
  /** Instead of a table without rows. */
  readonly nothing: string;
  /** Makes its buttons work. */
  readonly script?: string;
}

/** A page with one table, for people who want to see what the sandbox received. */
export const listPage = ({ title, heading, introduction, columns, rows, nothing, script }: ListPage) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} – Sandbox</title>
        <link rel="icon" href="data:," />
        <style>
          body {
            font: 1rem/1.5 system-ui;
            max-width: 75rem;
            margin: 3rem auto;
            padding: 0 1rem;
          }
          .wide {
            overflow-x: auto;
          }
          td,
          th {
            padding: 0.25rem 1rem 0.25rem 0;
            text-align: left;
            vertical-align: top;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
          .problem {
            color: #b00020;
          }
        </style>
      </head>
      <body>
        <h1>${heading}</h1>
        <p>${introduction}</p>
        ${
          rows.length === 0
            ? html`<p>${nothing}</p>`
            : html`<div class="wide">
                <table>
                  <thead>
                    <tr>
                      ${columns.map((column) => html`<th scope="col">${column}</th>`)}
                    </tr>
                  </thead>
                  <tbody>
                    ${rows}
                  </tbody>
                </table>
              </div>`
        }
        ${
          script === undefined
            ? ''
            : html`<script>
                ${raw(script)};
              </script>`
        }
      </body>
    </html>`;
