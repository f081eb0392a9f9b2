import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

interface ListPage {
  readonly title: string;
  readonly introduction: Html;
  readonly columns: readonly string[];
  /** The cells of each. */
  readonly rows: readonly (readonly (Html | string | undefined)[])[];
  /** Instead of a table without rows. */
  readonly nothing: string;
}

/** A page for people who want to see what the sandbox received, or to do what others would. */
export const sandboxPage = (title: string, content: Html) =>
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
          button {
            min-height: 3rem;
            font: inherit;
          }
          iframe {
            width: 100%;
            height: 80vh;
          }
          pre {
            white-space: pre-wrap;
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;

export const listPage = ({ title, introduction, columns, rows, nothing }: ListPage) =>
  sandboxPage(
    title,
    html`<h1>${title}</h1>
      <p>${introduction}</p>
      ${rows.length === 0 ? html`<p>${nothing}</p>` : tableOf(columns, rows)}
      <script>
        ${raw(script)};
      </script>`,
  );

const tableOf = (columns: ListPage['columns'], rows: ListPage['rows']) =>
  html`<div class="wide">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell ?? ''}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;

/** A button that sends a body to a control. @param about what it is done to, for those who do not see its row */
export const controlButton = (control: string, body: object, text: string, about: string) =>
  html`<button data-control="${control}" data-body="${JSON.stringify(body)}" aria-label="${text}: ${about}">
    ${text}
  </button> `;

/** Controls take only JSON from this machine: that is how they know that no other page has sent it. */
const script = `
document.addEventListener('click', async ({ target }) => {
  const { control, body } = target.dataset ?? {};
  if (!control) return;
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/control/' + control, { method: 'POST', headers, body });
  if (answer.ok) location.reload();
  else alert(await answer.text());
});`;
